import type { Profile } from '../../core/judge/profile';
import { DEFAULT_LIMITS } from '../../core/judge/defaultLimits';
import { MOST_LIMITS } from '../../core/judge/mostLimits';
import type { Limits } from '../../core/judge/submission';
import type { Translate } from '../../core/text/translate';
import { judgeOption, readProfile } from './checkSyntax';
import type { CommandSyntax, Given, OptionTable, WrongUsage } from './commandSyntax';

export interface JudgeOptions {
  readonly kind: 'judge';
  /** Path of the input, or `-` for standard input. */
  readonly input: string;
  /** Path of the source of the program. */
  readonly source: string;
  readonly limits: Limits;
  readonly profile: Profile;
  readonly json: boolean;
}

export const LIMIT_OPTIONS: OptionTable = {
  'time-limit': { type: 'string' },
  'memory-limit': { type: 'string' },
};

export const JUDGE: CommandSyntax<JudgeOptions> = {
  synopsis: 'INPUT SOURCE [--time-limit MS] [--memory-limit MB] [--judge PROFILE] [--json]',
  options: { ...LIMIT_OPTIONS, judge: { type: 'string' }, json: { type: 'boolean' } },
  failed: 3,

  read: ({ operands: [input, source, ...rest], values }, t) => {
    if (input === undefined || source === undefined || rest.length > 0)
      return { kind: 'wrong-usage', message: t('An input and a source are needed.') };
    const profile = readProfile(values['judge'], t);
    if (typeof profile === 'object') return profile;
    const limits = readLimits(values, t);
    if ('kind' in limits) return limits;
    return { kind: 'judge', input, source, limits, profile, json: values['json'] === true };
  },

  summary: (t) => t('compile a program, run it on an input and check what it writes'),

  description: (t) => [
    t('Compiles a program, runs it on a judge input under limits, and checks its output.'),
    t('The first line is AC, WA, PE, TLE, MLE, OLE, RE or CE; the next ones say where and why:'),
    t('INPUT:LINE:COLUMN: board N: MESSAGE [REASON], or the messages of the compiler.'),
    t('What the program writes to standard error is shown there, and is no fault.'),
  ],

  optionTexts: (t) => [
    ...limitTexts(t),
    judgeOption(t),
    ['--json', t('write the verdict of every case to standard output as one JSON object')],
  ],

  notes: (t) => [
    t('The JSON, a case a line:'),
    '  { "verdict", "time", "memory", "message", "cases": [{ "case", "verdict", "reason",',
    '    "line", "column", "expected", "got", "message", "time"?, "memory"? }],',
    '    "messages"?: [{ "severity", "line", "column", "text" }] }',
    t('Cases are as in the JSON of check; their verdict is null where the program did not come to them.'),
    t('Time is processor time in ms and memory is in MB, null where they are not known.'),
    '',
    t('Exit code: 0 AC, 1 WA, TLE, MLE, OLE, RE or CE, 2 PE, 3 wrong usage, an input without'),
    t('answers, or a compiler that is not installed.'),
  ],
};

/** The limits that the options name; the usual ones without them. */
export function readLimits(values: Given['values'], t: Translate): Limits | WrongUsage {
  const time = { otherwise: DEFAULT_LIMITS.milliseconds, most: MOST_LIMITS.milliseconds };
  const milliseconds = readNumber(values, 'time-limit', time, t);
  if (typeof milliseconds === 'object') return milliseconds;
  const memory = { otherwise: DEFAULT_LIMITS.megabytes, most: MOST_LIMITS.megabytes };
  const megabytes = readNumber(values, 'memory-limit', memory, t);
  if (typeof megabytes === 'object') return megabytes;
  return { ...DEFAULT_LIMITS, milliseconds, megabytes };
}

export function limitTexts(t: Translate): readonly (readonly [option: string, text: string])[] {
  const { milliseconds, megabytes } = DEFAULT_LIMITS;
  return [
    ['--time-limit MS', t('processor time in milliseconds, {0} without it', milliseconds)],
    ['--memory-limit MB', t('memory in megabytes, {0} without it', megabytes)],
  ];
}

/** The whole number from 1 to `most` that an option gives, `otherwise` without it. */
export function readNumber(
  values: Given['values'],
  option: string,
  { otherwise, most }: { readonly otherwise: number; readonly most: number },
  t: Translate,
): number | WrongUsage {
  const value = values[option];
  if (typeof value !== 'string') return otherwise;
  const number = /^\d+$/.test(value) ? Number(value) : 0;
  if (number >= 1 && number <= most) return number;
  const message = t('{0} needs a whole number from {1} to {2}.', `--${option}`, 1, most);
  return { kind: 'wrong-usage', message };
}
