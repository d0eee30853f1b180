import { CHECK } from './checkSyntax';
import { JUDGE } from './judgeSyntax';
import { SOLVE } from './solveSyntax';
import { STRESS } from './stressSyntax';

/** Every command by its name. */
export const SYNTAXES = { solve: SOLVE, check: CHECK, judge: JUDGE, stress: STRESS } as const;

export type CommandName = keyof typeof SYNTAXES;

/** In the order of `--help`. */
export const COMMAND_NAMES: readonly CommandName[] = ['solve', 'check', 'judge', 'stress'];
