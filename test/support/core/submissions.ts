import { readFileSync } from 'node:fs';
import type { Reason } from '../../../src/core/judge/caseResult';
import type { Verdict } from '../../../src/core/judge/verdict';
import { fixturePath } from './fixtures';

/**
 * Inputs to try the sample submissions on. `easy`: boards of at most five moves that tell most faults. `31-boards`: more
 * than the statement allows. `hard`: two boards of twelve moves. The others hold the same five boards in a layout each;
 * `no-zero` lacks the final 0.
 */
export type SampleInput =
  'easy' | '31-boards' | 'hard' | 'pictures' | 'one-line' | 'tabs' | 'crlf' | 'no-zero';

/** What a submission comes to, in a time limit of one to three seconds and a memory limit of 256 MB. */
export interface Expectation {
  readonly verdict: Verdict;
  /** Of the first case that is at fault. */
  readonly reason?: Reason;
  /** The signal that ends the program, its exit code other than 0, or the clock that runs out. */
  readonly ending?: string | number;
}

/**
 * The name of a sample submission in `test/fixtures/submissions`, and what it comes to on some inputs. Each is whole, as a
 * submission is one file: those of a language share their solver and differ in what is wrong.
 */
export interface SampleSubmission {
  readonly file: string;
  readonly on: Readonly<Partial<Record<SampleInput, Expectation>>>;
}

const AC: Expectation = { verdict: 'AC', reason: 'accepted' };
const PE: Expectation = { verdict: 'PE', reason: 'presentation' };
const OLE: Expectation = { verdict: 'OLE' };
const MLE: Expectation = { verdict: 'MLE' };
const CE: Expectation = { verdict: 'CE' };

function wrong(reason: Reason): Expectation {
  return { verdict: 'WA', reason };
}

function tooSlow(clock: 'cpu' | 'wall' = 'cpu'): Expectation {
  return { verdict: 'TLE', ending: clock };
}

function crash(ending: string | number): Expectation {
  return { verdict: 'RE', ending };
}

function sample(file: string, on: SampleSubmission['on']): SampleSubmission {
  return { file, on };
}

/** Programs that are right on every input here but perhaps too slow on hard ones. */
export const RIGHT_SUBMISSIONS: readonly SampleSubmission[] = [
  ...['right.c', 'right.cpp', 'right.cs', 'right.go', 'right.java', 'right.js', 'right.kt', 'right.mts'],
  ...['right.pas', 'right.rs'],
  ...['gbk.cpp', 'gbk.java', 'is-final.cpp', 'online-judge.c', 'packaged.java', 'fork-outlives.c'],
]
  .map((file) => sample(file, { easy: AC, '31-boards': AC, hard: AC, pictures: AC, crlf: AC }))
  .concat(
    ['right.py', 'chatter.py', 'fork-outlives.py'].map((file) => sample(file, { easy: AC, '31-boards': AC })),
  );

/** A program for each fault; most are right where their fault does not show. */
export const FAULTY_SUBMISSIONS: readonly SampleSubmission[] = [
  sample('not-smallest.cpp', { easy: wrong('not-smallest'), 'one-line': AC }),
  sample('not-smallest.js', { easy: wrong('not-smallest'), '31-boards': AC }),
  sample('not-smallest.py', { easy: wrong('not-smallest'), crlf: AC }),
  sample('tied-symbol.c', { easy: wrong('not-smallest'), '31-boards': AC }),
  sample('tied-symbol.java', { easy: wrong('not-smallest'), '31-boards': AC }),
  sample('not-shortest.cpp', { easy: wrong('not-shortest'), '31-boards': AC }),
  sample('wrong-table.c', { easy: wrong('not-solved') }),
  sample('wrong-table.py', { easy: wrong('not-solved'), pictures: AC }),
  sample('wrong-centre.c', { easy: wrong('wrong-centre'), hard: AC }),
  sample('missing-centre.py', { easy: wrong('missing-centre') }),
  sample('blank-centre.cpp', { easy: wrong('missing-centre'), hard: AC }),
  sample('zero-moves.c', { easy: wrong('missing-no-moves'), hard: AC }),
  sample('empty-word.js', { easy: wrong('missing-no-moves'), hard: AC }),
  sample('always-zero.py', { easy: { verdict: 'WA' } }),
  sample('centre-first.py', { easy: { verdict: 'WA' } }),
  sample('needless-moves.java', { easy: wrong('needless-moves'), hard: AC }),
  sample('lower-case.js', { easy: wrong('illegal-letter') }),
  sample('extra-output.py', { easy: wrong('extra-output') }),
  sample('last-board.java', { easy: wrong('missing-case'), 'no-zero': AC }),
  sample('one-board.cpp', { easy: wrong('missing-case') }),
  sample('stale-word.c', { easy: wrong('not-solved'), '31-boards': AC }),
  sample('depth-limit.cpp', { easy: AC, hard: { verdict: 'WA' } }),
  sample('freopen.cpp', { easy: wrong('missing-case') }),

  sample('blank-line.java', { easy: PE }),
  sample('leading-space.c', { easy: PE }),
  sample('merged-lines.py', { easy: PE }),
  sample('glued-lines.cpp', { easy: PE, hard: AC }),
  sample('letter-case.js', { easy: PE, hard: AC }),

  sample('reads-lines.py', { easy: AC, tabs: AC, pictures: crash(1), 'one-line': wrong('missing-case') }),
  sample('reads-characters.c', { easy: AC, tabs: AC, crlf: AC, pictures: tooSlow() }),
  sample('reads-crlf.js', { easy: AC, crlf: { verdict: 'WA' } }),
  sample('reads-spaces.java', { easy: AC, 'one-line': AC, pictures: crash(1), tabs: crash(1) }),

  sample('endless-without-zero.c', { easy: AC, 'no-zero': tooSlow() }),
  sample('flood-without-zero.cpp', { easy: AC, 'no-zero': OLE }),
  sample('flood.c', { easy: OLE }),
  sample('flood.js', { easy: OLE }),
  sample('endless-solved.cpp', { easy: tooSlow(), hard: AC }),
  sample('slow.cpp', { easy: AC, hard: tooSlow() }),
  sample('slow.py', { easy: AC }),
  sample('sleeper.py', { easy: tooSlow('wall') }),
  sample('memory-hog.cpp', { easy: MLE }),
  sample('memory-hog.py', { easy: MLE }),

  sample('board-31.cpp', { easy: AC, '31-boards': crash('SIGABRT') }),
  sample('board-31.java', { easy: AC, '31-boards': crash(1) }),
  sample('recursion.cpp', { easy: crash('SIGSEGV') }),
  sample('recursion.java', { easy: crash(1) }),
  sample('recursion.py', { easy: crash(1) }),
  sample('division.c', { easy: crash('SIGFPE'), hard: AC }),
  sample('abort.cpp', { easy: crash('SIGABRT'), '31-boards': AC }),
  sample('exception.js', { easy: crash(1), hard: AC }),
  sample('exit-code.c', { easy: { verdict: 'RE', reason: 'accepted', ending: 1 } }),

  ...[
    'compile-error.c',
    'compile-error.cpp',
    'compile-error.java',
    'compile-error.js',
    'compile-error.py',
  ].map((file) => sample(file, { easy: CE })),
];

/** Path of a sample submission. */
export function submissionPath(file: string): string {
  return fixturePath(`submissions/${file}`);
}

/** Path of an input for sample submissions. */
export function sampleInputPath(input: SampleInput): string {
  return fixturePath(`submissions/${input}.rot`);
}

/** Text of an input for sample submissions. */
export function sampleInput(input: SampleInput): string {
  return readFileSync(sampleInputPath(input), 'utf8');
}
