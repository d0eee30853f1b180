import { checkOutput } from '../../../src/core/judge/checkOutput';
import type { Profile } from '../../../src/core/judge/profile';
import { runVerdict } from '../../../src/core/judge/runVerdict';
import type { JudgeInput } from '../../../src/core/judge/stressTest';
import type { Ending } from '../../../src/core/judge/submission';
import { formatOutput, walkToAnswer } from '../../../src/core/problems/rotation/answer';
import type { Board } from '../../../src/core/problems/rotation/board';
import { readInput } from '../../../src/core/problems/rotation/input';
import { distanceTable } from './tables';

/** What a program does with an input. */
interface FakeRun {
  readonly output: string;
  /** Exit code 0 where it is absent. */
  readonly ending?: Ending;
}

export type FakeProgram = (boards: readonly Board[], text: string) => FakeRun;

/** The right output for some boards. */
export function rightOutput(boards: readonly Board[]): string {
  return formatOutput(boards.map((board) => walkToAnswer(distanceTable(), board)));
}

/** Judges a program that is a function. */
export function judgeFake(program: FakeProgram, profile: Profile = 'uva'): JudgeInput {
  return (text) => {
    const boards = readInput(text).cases.map(({ board }) => board);
    const { output, ending = { kind: 'exited', code: 0 } } = program(boards, text);
    const cases = boards.map((board) => ({ board, answer: walkToAnswer(distanceTable(), board) }));
    const check = checkOutput(cases, output, profile, distanceTable());
    const run = {
      ending,
      output,
      cpuMilliseconds: undefined,
      wallMilliseconds: 0,
      megabytes: undefined,
      errors: '',
      files: [],
    };
    return Promise.resolve({ name: 'fake', verdict: runVerdict(run, check.verdict), check, run });
  };
}
