import type { Translate } from '../../core/text/translate';
import { COMMAND_NAMES, type CommandName, SYNTAXES } from './syntaxes';

/** What `--help` prints: of a command, or of them all. */
export function usage(command: CommandName | undefined, t: Translate): string {
  const lines = command ? ofCommand(command, t) : ofAll(t);
  return lines.join('\n') + '\n';
}

function ofCommand(command: CommandName, t: Translate): string[] {
  const { synopsis, description, optionTexts, notes } = SYNTAXES[command];
  return [
    t('Usage: {0}', `rotation-game ${command} ${synopsis}`),
    '',
    ...description(t),
    '',
    ...optionLines([...optionTexts(t), ...commonOptions(t)]),
    '',
    ...notes(t),
  ];
}

function ofAll(t: Translate): string[] {
  return [
    t('Usage: {0}', 'rotation-game COMMAND …'),
    '',
    ...COMMAND_NAMES.flatMap((name) => {
      const { synopsis, summary } = SYNTAXES[name];
      return [`  ${name} ${synopsis}`, `      ${summary(t)}`];
    }),
    '',
    ...optionLines(commonOptions(t)),
    '',
    t('More of a command: {0}', 'rotation-game COMMAND --help'),
  ];
}

type OptionText = readonly [option: string, text: string];

function commonOptions(t: Translate): OptionText[] {
  return [
    ['-h, --help', t('show this help')],
    ['--version', t('show the version')],
  ];
}

function optionLines(options: readonly OptionText[]): string[] {
  return options.map(([option, text]) => `  ${option.padEnd(26)}${text}`);
}
