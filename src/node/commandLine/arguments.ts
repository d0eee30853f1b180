import { parseArgs } from 'node:util';
import { HEURISTIC_NAMES, type HeuristicName } from '../../core/problems/rotation/space';
import type { Translate } from '../../core/text/translate';

export interface SolveOptions {
  /** Path of the input, or `-` for standard input. */
  readonly file: string;
  readonly heuristic: HeuristicName;
  readonly stats: boolean;
  readonly json: boolean;
}

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | ({ readonly kind: 'solve' } & SolveOptions)
  | { readonly kind: 'wrong-usage'; readonly message: string };

/** Reads the arguments after the name of the program. */
export function parseCommand(args: readonly string[], t: Translate): Command {
  const parsed = parse(args, t);
  if ('message' in parsed) return { kind: 'wrong-usage', message: parsed.message };
  const { values, positionals } = parsed;
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };

  const [command, file = '-', ...rest] = positionals;
  if (command === undefined) return { kind: 'wrong-usage', message: t('A command is missing.') };
  if (command !== 'solve') return { kind: 'wrong-usage', message: t('Unknown command: {0}', command) };
  if (rest.length > 0) return { kind: 'wrong-usage', message: t('Only one file can be solved at a time.') };
  const { stats, json } = values;
  const heuristic = HEURISTIC_NAMES.find((name) => name === values.heuristic);
  if (!heuristic) {
    return { kind: 'wrong-usage', message: t('Unknown heuristic: {0}', values.heuristic) };
  }
  return { kind: 'solve', file, heuristic, stats, json };
}

function parse(args: readonly string[], t: Translate) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        heuristic: { type: 'string', default: 'exact' },
        stats: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return { message: t('Wrong options: {0}', error instanceof Error ? error.message : String(error)) };
  }
}
