import { SOLVE } from './solveSyntax';

/** Every command by its name, in the order of `--help`. */
export const SYNTAXES = { solve: SOLVE } as const;

export type CommandName = keyof typeof SYNTAXES;

export const COMMAND_NAMES: readonly CommandName[] = ['solve'];
