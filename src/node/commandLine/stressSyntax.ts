import { DEFAULT_STRESS_SECONDS } from '../../core/judge/defaultLimits';
import { MOST_STRESS_SECONDS } from '../../core/judge/mostLimits';
import type { Profile } from '../../core/judge/profile';
import type { Limits } from '../../core/judge/submission';
import { LARGEST_SEED, randomSeed } from '../../core/random';
import { judgeOption, readProfile } from './checkSyntax';
import type { CommandSyntax } from './commandSyntax';
import { LIMIT_OPTIONS, limitTexts, readNumber, readLimits } from './judgeSyntax';

export interface StressOptions {
  readonly kind: 'stress';
  /** Path of the source of the program. */
  readonly source: string;
  readonly seconds: number;
  readonly seed: number;
  readonly limits: Limits;
  readonly profile: Profile;
  readonly json: boolean;
}

export const STRESS: CommandSyntax<StressOptions> = {
  synopsis:
    'SOURCE [--seconds S] [--seed N] [--time-limit MS] [--memory-limit MB] [--judge PROFILE] [--json]',
  options: {
    ...LIMIT_OPTIONS,
    seconds: { type: 'string' },
    seed: { type: 'string' },
    judge: { type: 'string' },
    json: { type: 'boolean' },
  },
  failed: 3,

  read: ({ operands: [source, ...rest], values }, t) => {
    if (source === undefined || rest.length > 0)
      return { kind: 'wrong-usage', message: t('One source is needed.') };
    const profile = readProfile(values['judge'], t);
    if (typeof profile === 'object') return profile;
    const limits = readLimits(values, t);
    if ('kind' in limits) return limits;
    const range = { otherwise: DEFAULT_STRESS_SECONDS, most: MOST_STRESS_SECONDS };
    const seconds = readNumber(values, 'seconds', range, t);
    if (typeof seconds === 'object') return seconds;
    const seed = readSeed(values['seed']);
    if (seed === undefined)
      return {
        kind: 'wrong-usage',
        message: t('{0} needs a whole number from {1} to {2}.', '--seed', 0, LARGEST_SEED),
      };
    return { kind: 'stress', source, seconds, seed, limits, profile, json: values['json'] === true };
  },

  summary: (t) => t('run a program on boards made to break it, and find the smallest input that does'),

  description: (t) => [
    t('Compiles a program and runs it on batches of boards that are made to break programs.'),
    t(
      'The smallest input found on which it fails goes to standard output, so that it can be kept as a file;',
    ),
    t('the verdict, the reasons and the seed go to standard error.'),
  ],

  optionTexts: (t) => [
    ['--seconds S', t('how long to look for a failure, {0} without it', DEFAULT_STRESS_SECONDS)],
    ['--seed N', t('try the same boards as with this seed before')],
    ...limitTexts(t),
    judgeOption(t),
    ['--json', t('write what was found to standard output as one JSON object')],
  ],

  notes: (t) => [
    t('The JSON:'),
    '  { "verdict", "seed", "boards", "batches" } or',
    '  { "verdict", "seed", "batch", "layout", "input", "time", "memory", "message", "cases": […] }',
    t('Cases are as in the JSON of judge.'),
    '',
    t('Exit code: 0 nothing found, 1 WA, TLE, MLE, OLE, RE or CE, 2 PE, 3 wrong usage, a source that cannot'),
    t('be read, a compiler that is not installed, or stopped before anything was found.'),
  ],
};

function readSeed(value: string | boolean | undefined): number | undefined {
  if (typeof value !== 'string') return randomSeed();
  return /^\d{1,10}$/.test(value) && Number(value) <= LARGEST_SEED ? Number(value) : undefined;
}
