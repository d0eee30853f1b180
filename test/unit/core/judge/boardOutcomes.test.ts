import assert from 'node:assert/strict';
import type { CaseResult } from '../../../../src/core/judge/caseResult';
import { type BoardOutcome, boardFailures, boardOutcomes } from '../../../../src/core/judge/boardOutcomes';
import type { BoardRun, Ending, InputResult, Run } from '../../../../src/core/judge/submission';

function runEnding(ending: Ending): Run {
  return {
    ending,
    cpuMilliseconds: 1,
    wallMilliseconds: 1,
    megabytes: 1,
    output: '',
    errors: '',
    files: [],
  };
}

const nowhere = { start: 0, end: 0 };
const expected = { word: 'AC', centre: 2 } as const;

function accepted(index: number): CaseResult {
  const got = { moves: 'AC', centre: '2' };
  return { case: index, verdict: 'AC', reason: 'accepted', span: nowhere, block: nowhere, expected, got };
}

function notSolved(index: number): CaseResult {
  const got = { moves: 'A', centre: '2' };
  const place = { span: nowhere, block: nowhere };
  return { case: index, verdict: 'WA', reason: 'not-solved', equal: 6, ...place, expected, got };
}

function missing(index: number): CaseResult {
  const got = { moves: undefined, centre: undefined };
  return { case: index, verdict: 'WA', reason: 'missing-case', span: nowhere, block: nowhere, expected, got };
}

function resultOf(ending: Ending, cases: readonly CaseResult[], boards?: readonly BoardRun[]): InputResult {
  return {
    verdict: 'WA',
    run: runEnding(ending),
    check: { verdict: 'WA', cases },
    ...(boards ? { boards } : {}),
  };
}

function kinds(result: InputResult): BoardOutcome['kind'][] {
  return boardOutcomes(result).map(({ kind }) => kind);
}

const WELL = { kind: 'exited', code: 0 } as const;
const SLOW = { kind: 'time-limit', clock: 'cpu' } as const;

describe('the outcome of a board', () => {
  it('is what the output says of it, where the program ended well', () => {
    const result = resultOf(WELL, [accepted(0), notSolved(1), missing(2)]);
    assert.deepEqual(kinds(result), ['passed', 'failed', 'failed']);
  });

  it('is failed for the last of the fewest boards on which the program fails, though it is right alone', () => {
    const run = runEnding({ kind: 'signal', signal: 'SIGABRT' });
    const alone: BoardRun = { case: 1, verdict: 'AC', run: runEnding(WELL), result: accepted(1) };
    const result = {
      ...resultOf(run.ending, [missing(0), missing(1)], [alone]),
      verdict: 'RE',
      fewestBoards: 2,
    } as const;
    assert.deepEqual(boardOutcomes(result)[1], { kind: 'failed', case: 1, verdict: 'RE', run, alone: false });
    assert.deepEqual(kinds(result), ['unknown', 'failed']);
  });

  it('is not known where the program was ended before it, or while it wrote of it', () => {
    const result = resultOf(SLOW, [accepted(0), notSolved(1), notSolved(2), missing(3)]);
    assert.deepEqual(kinds(result), ['passed', 'failed', 'unknown', 'unknown']);
  });

  it('is that of the run on it alone, where the program did not come to it', () => {
    const alone = (index: number, verdict: 'AC' | 'TLE'): BoardRun => ({
      case: index,
      verdict,
      run: runEnding(verdict === 'AC' ? WELL : SLOW),
    });
    const result = resultOf(SLOW, [accepted(0), missing(1), missing(2)], [alone(1, 'AC'), alone(2, 'TLE')]);
    assert.deepEqual(kinds(result), ['passed', 'passed', 'failed']);
    const [failure] = boardFailures(result);
    assert.equal(failure?.case, 2);
    assert.equal(failure.verdict, 'TLE');
    assert.equal(failure.run?.ending.kind, 'time-limit');
  });

  it('is how the program ends on it alone, whatever it printed for it before it ended', () => {
    const alone: BoardRun = { case: 0, verdict: 'TLE', run: runEnding(SLOW) };
    const [failure] = boardFailures(resultOf(SLOW, [notSolved(0), notSolved(1)], [alone]));
    assert.deepEqual([failure?.case, failure?.verdict, failure?.alone], [0, 'TLE', true]);
  });

  it('is a failure where the output is wrong, though the board alone passes', () => {
    const alone: BoardRun = { case: 0, verdict: 'AC', run: runEnding(WELL) };
    assert.deepEqual(kinds(resultOf(SLOW, [notSolved(0), notSolved(1)], [alone])), ['failed', 'unknown']);
  });

  it('is a pass after a bad exit code too, where the output is right', () => {
    const result = resultOf({ kind: 'exited', code: 1 }, [accepted(0), accepted(1)]);
    assert.deepEqual(kinds(result), ['passed', 'passed']);
  });
});
