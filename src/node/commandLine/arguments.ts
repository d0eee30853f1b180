import { parseArgs } from 'node:util';
import type { Translate } from '../../core/text/translate';
import type { CommandSyntax, OptionTable, WrongUsage } from './commandSyntax';
import { COMMAND_NAMES, type CommandName, SYNTAXES } from './syntaxes';

type Syntax = (typeof SYNTAXES)[CommandName];
type OptionsOf<Some> = Some extends CommandSyntax<infer Options> ? Options : never;

/** What the command line asks for. `command` is the one named there, if any. */
export type Command =
  | { readonly kind: 'help'; readonly command: CommandName | undefined }
  | { readonly kind: 'version' }
  | OptionsOf<Syntax>
  | (WrongUsage & { readonly command: CommandName | undefined });

const COMMON: OptionTable = { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean' } };

const ALL: OptionTable = Object.fromEntries(
  [COMMON, ...COMMAND_NAMES.map((name) => SYNTAXES[name].options)].flatMap((table) => Object.entries(table)),
);

/** Reads the arguments after the name of the program. Options may stand before the command. */
export function parseCommand(args: readonly string[], t: Translate): Command {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: ALL,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const [first, ...operands] = positionals;
  const command = COMMAND_NAMES.find((name) => name === first);
  const wrong = (message: string): Command => ({ kind: 'wrong-usage', message, command });

  // Node's own check of the options has its messages in English only.
  const known = command ? { ...COMMON, ...SYNTAXES[command].options } : ALL;
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const option = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!option) return wrong(t('Unknown option: {0}', rawName));
    const takesValue = option.type === 'string';
    if (takesValue && value === undefined) return wrong(t('{0} needs a value.', rawName));
    if (!takesValue && value !== undefined) return wrong(t('{0} takes no value.', rawName));
  }
  if (values['help']) return { kind: 'help', command };
  if (values['version']) return { kind: 'version' };
  if (first === undefined) return wrong(t('A command is missing.'));
  if (!command) return wrong(t('Unknown command: {0}', first));
  const read = SYNTAXES[command].read({ operands, values }, t);
  return read.kind === 'wrong-usage' ? { ...read, command } : read;
}
