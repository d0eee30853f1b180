import { isSilent } from '../../core/judge/boardOutcomes';
import type { OutputCheck } from '../../core/judge/caseResult';
import { isBadEnding, runVerdict } from '../../core/judge/runVerdict';
import type { InputResult } from '../../core/judge/submission';
import { type FailureSearch, fewestBoards, runBoard, runBoards } from './boardRuns';
import type { JudgeCases } from './judgeCases';
import type { ProgramRun, ProgramRunner } from './programRunner';

/** Runs a program on a whole input, and then finds the board at fault where it does not end well. */
export async function judgeInput(
  cases: JudgeCases,
  runner: ProgramRunner,
  onBoard: (index: number) => void,
): Promise<InputResult> {
  const whole = await runner.run(cases.text, 2);
  const { run } = whole;
  const check = cases.check(run.output);
  const verdict = runVerdict(run, check.verdict);
  const result: InputResult = { verdict, run, check };
  if (!isBadEnding(verdict) || run.ending.kind === 'stopped' || run.ending.kind === 'not-started')
    return result;
  const search = { runner, cases, onBoard, now: () => performance.now() };
  if (verdict !== 'TLE') return { ...result, ...(await findFailure(search, check)) };
  const passes = passesAtTwice(whole, check.verdict === 'AC');
  const boards = await runBoards(search);
  return { ...result, ...(passes === undefined ? {} : { passesAtTwice: passes }), boards };
}

/** Undefined where it was not processor time that ran out. */
function passesAtTwice({ run, bareEnding }: ProgramRun, isRight: boolean): boolean | undefined {
  if (run.ending.kind !== 'time-limit' || run.ending.clock === 'wall') return undefined;
  return isRight && bareEnding.kind === 'exited' && bareEnding.code === 0;
}

/** The boards up to which the program fails, and whether the last of them alone is enough. */
async function findFailure(
  search: FailureSearch,
  check: OutputCheck,
): Promise<Pick<InputResult, 'boards' | 'fewestBoards'>> {
  const silent = check.cases.find(isSilent)?.case;
  const fewest = await fewestBoards(search, silent ?? search.cases.all.length - 1);
  if (fewest === undefined) return {};
  const last = await runBoard(search, fewest - 1);
  return { fewestBoards: fewest, ...(last ? { boards: [last] } : {}) };
}
