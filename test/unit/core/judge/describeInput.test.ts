import assert from 'node:assert/strict';
import type { CaseResult } from '../../../../src/core/judge/caseResult';
import { describeInput, describeMeasures } from '../../../../src/core/judge/describeInput';
import type { BoardRun, InputResult, Limits, Run } from '../../../../src/core/judge/submission';
import { english } from '../../../../src/core/text/translate';

const LIMITS: Limits = { milliseconds: 1000, megabytes: 256, outputBytes: 1 << 23 };

const RUN: Run = {
  ending: { kind: 'exited', code: 0 },
  cpuMilliseconds: 12,
  wallMilliseconds: 20,
  megabytes: 3.42,
  output: 'AC\n2\n',
  errors: '',
  files: [],
};

const RIGHT: CaseResult = {
  reason: 'accepted',
  case: 0,
  verdict: 'AC',
  span: { start: 0, end: 4 },
  block: { start: 0, end: 4 },
  expected: { word: 'AC', centre: 2 },
  got: { moves: 'AC', centre: '2' },
};

const SILENT: CaseResult = {
  ...RIGHT,
  reason: 'missing-case',
  case: 1,
  verdict: 'WA',
  got: { moves: undefined, centre: undefined },
};

const UNFINISHED = { verdict: 'WA', cases: [RIGHT, SILENT] } as const;

const RESULT: InputResult = {
  verdict: 'AC',
  run: RUN,
  check: { verdict: 'AC', cases: [RIGHT] },
};

function board(index: number, verdict: BoardRun['verdict'], run: Partial<Run> = {}): BoardRun {
  return { case: index, verdict, run: { ...RUN, ...run } };
}

function described(result: Partial<InputResult>, run: Partial<Run> = {}): readonly string[] {
  const { headline, notes } = describeInput(
    { ...RESULT, run: { ...RUN, ...run }, ...result },
    LIMITS,
    english,
  );
  return [headline, ...notes];
}

const TIME_IS_UP: Partial<Run> = {
  ending: { kind: 'time-limit', clock: 'cpu' },
  cpuMilliseconds: 2000,
  wallMilliseconds: 2100,
};

describe('describeInput', () => {
  it('says no more than the verdict of what is accepted', () => {
    assert.deepEqual(described({}), ['AC']);
  });

  it('names the first board that decides the verdict, and its reason', () => {
    const check = { verdict: 'WA', cases: [RIGHT, SILENT] } as const;
    assert.deepEqual(described({ verdict: 'WA', check }), ['WA on board 2: nothing printed']);
  });

  it('names the board on which time runs out', () => {
    const boards = [board(0, 'AC'), board(30, 'TLE', TIME_IS_UP)];
    assert.deepEqual(described({ verdict: 'TLE', check: UNFINISHED, boards }, TIME_IS_UP), [
      'TLE on board 31: 2.0 s of processor time; the limit is 1.0 s',
    ]);
  });

  it('names the slowest board where each alone ends in time, and says what twice the limit would do', () => {
    const check = { verdict: 'AC', cases: [RIGHT, { ...RIGHT, case: 1 }] } as const;
    const boards = [board(0, 'AC'), board(1, 'AC', { cpuMilliseconds: 900 })];
    assert.deepEqual(described({ verdict: 'TLE', check, boards, passesAtTwice: true }, TIME_IS_UP), [
      'TLE: 2.0 s of processor time; the limit is 1.0 s',
      'It passes at 2× the limit.',
      'Each board alone ends in time; the slowest is board 2 with 900 ms.',
    ]);
  });

  it('says of a program that sleeps that it waits', () => {
    const run = { ending: { kind: 'time-limit', clock: 'wall' }, wallMilliseconds: 4000 } as const;
    assert.deepEqual(described({ verdict: 'TLE' }, run), [
      'TLE: it waits: 4.0 s passed, with 12 ms of processor time',
      'The output was right.',
    ]);
  });

  it('names the signal of a crash, and how many boards it takes', () => {
    const crash = { ending: { kind: 'signal', signal: 'SIGABRT' } } as const;
    const result = { verdict: 'RE', check: UNFINISHED, fewestBoards: 31, boards: [board(30, 'AC')] } as const;
    assert.deepEqual(described(result, crash), [
      'RE on the first 31 boards: SIGABRT (it gave up by itself)',
      'Board 31 alone ends well.',
    ]);
  });

  it('names an exit code after right output, and the line that tells the fault', () => {
    const run = {
      ending: { kind: 'exited', code: 1 },
      errors: 'Traceback (most recent call last):\n  File "x.py"\nZeroDivisionError: division by zero\n',
    } as const;
    assert.deepEqual(described({ verdict: 'RE' }, run), [
      'RE: exit code 1',
      'The output was right.',
      'ZeroDivisionError: division by zero',
    ]);
  });

  it('shows the control characters that a program prints, and has no terminal obey them', () => {
    const run = {
      ending: { kind: 'exited', code: 1 },
      output: '',
      errors: 'ValueError: \u001b[31mred\n',
      files: ['\u001b[2J.txt'],
    } as const;
    assert.deepEqual(described({ verdict: 'RE', check: UNFINISHED }, run), [
      'RE: exit code 1',
      'ValueError: \\x1b[31mred',
      'The program wrote \\x1b[2J.txt and nothing to standard output: remove freopen.',
    ]);
  });

  it('says that the output was right after any bad ending', () => {
    const killed = { ending: { kind: 'signal', signal: 'SIGKILL' } } as const;
    assert.deepEqual(described({ verdict: 'RE' }, killed), ['RE: SIGKILL', 'The output was right.']);
    const late = described({ verdict: 'TLE', passesAtTwice: false }, TIME_IS_UP);
    assert.equal(late.at(-1), 'The output was right.');
    const full = described({ verdict: 'MLE' }, { ending: { kind: 'memory-limit' } });
    assert.equal(full.at(-1), 'The output was right.');
    const check = UNFINISHED;
    assert.deepEqual(described({ verdict: 'RE', check }, killed), ['RE: SIGKILL']);
  });

  it('says what is wrong where the input has no boards', () => {
    const check = { verdict: 'WA', cases: [], extra: { start: 0, end: 2 } } as const;
    assert.deepEqual(described({ verdict: 'WA', check }), ['WA: Too much output: the input has no boards.']);
  });

  it('names the limits of memory and of output', () => {
    const check = UNFINISHED;
    assert.deepEqual(described({ verdict: 'MLE', check }, { ending: { kind: 'memory-limit' } }), [
      'MLE: more than 256 MB of memory',
    ]);
    assert.deepEqual(described({ verdict: 'OLE', check }, { ending: { kind: 'output-limit' } }), [
      'OLE: more than 8 MB of output',
    ]);
  });

  it('tells of a file written in place of standard output', () => {
    const check = { verdict: 'WA', cases: [{ ...SILENT, case: 0 }] } as const;
    assert.deepEqual(described({ verdict: 'WA', check }, { output: '', files: ['output.txt'] }), [
      'WA on board 1: nothing printed',
      'The program wrote output.txt and nothing to standard output: remove freopen.',
    ]);
  });
});

describe('describeMeasures', () => {
  it('gives time and memory as far as they are known', () => {
    assert.equal(describeMeasures(RUN, english), '12 ms · 3.4 MB');
    assert.equal(
      describeMeasures({ ...RUN, cpuMilliseconds: undefined, megabytes: undefined }, english),
      '20 ms',
    );
  });
});
