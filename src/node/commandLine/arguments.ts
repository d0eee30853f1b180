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

const OPTIONS = {
  heuristic: { type: 'string' },
  stats: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

/** Reads the arguments after the name of the program. */
export function parseCommand(args: readonly string[], t: Translate): Command {
  const wrong = (message: string): Command => ({ kind: 'wrong-usage', message });
  // Node's own check of the options has its messages in English only.
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!isOption(name)) return wrong(t('Unknown option: {0}', rawName));
    const takesValue = OPTIONS[name].type === 'string';
    if (takesValue && value === undefined) return wrong(t('{0} needs a value.', rawName));
    if (!takesValue && value !== undefined) return wrong(t('{0} takes no value.', rawName));
  }
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };

  const [command, file = '-', ...rest] = positionals;
  if (command === undefined) return wrong(t('A command is missing.'));
  if (command !== 'solve') return wrong(t('Unknown command: {0}', command));
  if (rest.length > 0) return wrong(t('Only one file can be solved at a time.'));
  const wanted = values.heuristic ?? 'exact';
  const heuristic = HEURISTIC_NAMES.find((name) => name === wanted);
  if (!heuristic) return wrong(t('Unknown heuristic: {0}', String(wanted)));
  return { kind: 'solve', file, heuristic, stats: values.stats === true, json: values.json === true };
}

function isOption(name: string): name is keyof typeof OPTIONS {
  return Object.hasOwn(OPTIONS, name);
}
