import { PROFILES, type Profile, profileByName } from '../../core/judge/profile';
import type { Translate } from '../../core/text/translate';
import type { CommandSyntax, WrongUsage } from './commandSyntax';

export interface CheckOptions {
  readonly kind: 'check';
  /** Path of the input, or `-` for standard input. */
  readonly input: string;
  /** Path of the output, or `-` for standard input where that is not the input. */
  readonly output: string;
  readonly profile: Profile;
  readonly json: boolean;
}

export const CHECK: CommandSyntax<CheckOptions> = {
  synopsis: 'INPUT OUTPUT [--judge PROFILE] [--json]',
  options: { judge: { type: 'string' }, json: { type: 'boolean' } },
  failed: 3,

  read: ({ operands: [input, output, ...rest], values }, t) => {
    const wrong = (message: string): WrongUsage => ({ kind: 'wrong-usage', message });
    if (input === undefined || output === undefined || rest.length > 0)
      return wrong(t('An input and an output are needed.'));
    if (input === '-' && output === '-') return wrong(t('Only one of the two can come from standard input.'));
    const profile = readProfile(values['judge'], t);
    if (typeof profile === 'object') return profile;
    return { kind: 'check', input, output, profile, json: values['json'] === true };
  },

  summary: (t) => t('check an output against the answers of its input'),

  description: (t) => [
    t('Checks what a program has written for a judge input, and says where each case is wrong.'),
    t('The first line is AC, WA or PE; then OUTPUT:LINE:COLUMN: MESSAGE [REASON] for each faulty case.'),
    t('One of the two may be -, which is standard input.'),
  ],

  optionTexts: (t) => [
    judgeOption(t),
    ['--json', t('write the verdict of every case to standard output as one JSON object')],
  ],

  notes: (t) => [
    t('The JSON, a case a line:'),
    '  { "verdict", "cases": [{ "case", "verdict", "reason", "line", "column",',
    '    "expected": { "moves", "centre" }, "got": { "moves", "centre" }, "message" }] }',
    t('Lines, columns and cases count from 1; null stands for what the output does not say.'),
    '',
    t('Exit code: 0 AC, 1 WA, 2 PE, 3 wrong usage, or an input without answers.'),
  ],
};

/** The profile that the option `--judge` names; `uva` without it. */
export function readProfile(value: string | boolean | undefined, t: Translate): Profile | WrongUsage {
  const profile = profileByName(value ?? 'uva');
  return profile ?? { kind: 'wrong-usage', message: t('Unknown judge: {0}', String(value)) };
}

/** The option `--judge` in the help of a command. */
export function judgeOption(t: Translate): readonly [option: string, text: string] {
  return ['--judge PROFILE', t('what the judge looks at: {0}', PROFILES.join(', '))];
}
