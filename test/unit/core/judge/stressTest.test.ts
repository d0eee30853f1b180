import assert from 'node:assert/strict';
import type { Profile } from '../../../../src/core/judge/profile';
import { type StressOutcome, type StressProgress, stressTest } from '../../../../src/core/judge/stressTest';
import type { Ending } from '../../../../src/core/judge/submission';
import {
  boardDistance,
  formatAnswer,
  symbolDistances,
  walkToAnswer,
} from '../../../../src/core/problems/rotation/answer';
import { type Board, type BoardSymbol, cellsOf } from '../../../../src/core/problems/rotation/board';
import { readInput } from '../../../../src/core/problems/rotation/input';
import { unpackWord, walkToWord } from '../../../../src/core/problems/rotation/words';
import { firstWord } from '../../../../src/core/judge/stressBoards';
import { type FakeProgram, judgeFake, rightOutput } from '../../../support/core/fakeSubmission';
import { distanceTable } from '../../../support/core/tables';

const right: FakeProgram = (boards) => ({ output: rightOutput(boards) });

const TIME_LIMIT: Ending = { kind: 'time-limit', clock: 'cpu' };
const CRASH: Ending = { kind: 'signal', signal: 'SIGSEGV' };

interface Surroundings {
  readonly seed?: number;
  readonly profile?: Profile;
  /** How many runs the time is enough for. */
  readonly runs?: number;
  readonly stopAfter?: number;
  readonly progress?: StressProgress[];
}

/** Stresses a program on a clock that goes one second a run. */
function stress(program: FakeProgram, surroundings: Surroundings = {}): Promise<StressOutcome> {
  const { seed = 1, profile = 'uva', runs = 150, stopAfter = Infinity, progress = [] } = surroundings;
  let done = 0;
  const judge = judgeFake(program, profile);
  return stressTest(
    (text) => {
      done++;
      return judge(text);
    },
    {
      seed,
      seconds: runs,
      profile,
      distances: distanceTable(),
      // While an input is made smaller the clock stands still.
      now: () => (progress.at(-1)?.shrinking ? 0 : done * 1000),
      isStopped: () => done > stopAfter,
      onProgress: (step) => void progress.push(step),
    },
  );
}

/** A program that answers each board for itself. */
function eachBoard(answer: (board: Board) => string): FakeProgram {
  return (boards) => ({ output: boards.map((board) => `${answer(board)}\n`).join('') });
}

function rightAnswer(board: Board): string {
  return formatAnswer(walkToAnswer(distanceTable(), board));
}

/** The fewest moves, with the lowest of the symbols that are tied. */
function lowestSymbol(board: Board): string {
  const distances = symbolDistances(distanceTable(), board);
  const least = Math.min(...distances);
  const symbol = (distances.indexOf(least) + 1) as BoardSymbol;
  const word = unpackWord(walkToWord(distanceTable(), cellsOf(board, symbol)));
  return formatAnswer({ word, centre: symbol });
}

async function failed(
  program: FakeProgram,
  surroundings?: Surroundings,
): Promise<Extract<StressOutcome, { kind: 'failed' }>> {
  const outcome = await stress(program, surroundings);
  assert.equal(outcome.kind, 'failed');
  return outcome;
}

function distancesOf({ boards }: { readonly boards: readonly Board[] }): number[] {
  return boards.map((board) => boardDistance(distanceTable(), board));
}

describe('stressTest', () => {
  it('finds nothing wrong with a right program, and tells how much it tried #slow', async () => {
    for (const profile of ['uva', 'poj', 'any-optimal', 'single-board'] as const) {
      const progress: StressProgress[] = [];
      const outcome = await stress(right, { profile, progress, runs: 80 });
      assert.equal(outcome.kind, 'passed');
      assert.equal(outcome.batches, 80);
      assert.ok(outcome.boards >= 80);
      assert.deepEqual(progress[0], { boards: 0, batches: 0, shrinking: false });
    }
  });

  it('finds a program that takes the lowest tied symbol, on one board of few moves', async () => {
    const outcome = await failed(eachBoard(lowestSymbol));
    assert.equal(outcome.batch, 'tied');
    assert.equal(outcome.result.check.cases[0]?.reason, 'not-smallest');
    assert.equal(outcome.boards.length, 1);
    assert.ok(distancesOf(outcome).every((distance) => distance <= 5));
    assert.deepEqual(
      readInput(outcome.input).cases.map(({ board }) => board),
      outcome.boards,
    );
  });

  it('finds a program that tries the moves backward, on a board of the least distance there is', async () => {
    const backward = eachBoard((board) => {
      const word = firstWord(distanceTable(), board, [7, 6, 5, 4, 3, 2, 1, 0]);
      return formatAnswer({ word, centre: walkToAnswer(distanceTable(), board).centre });
    });
    const outcome = await failed(backward);
    assert.equal(outcome.result.check.cases[0]?.reason, 'not-smallest');
    // No board of one move has two words.
    assert.deepEqual(distancesOf(outcome), [2]);
  });

  it('finds what fails on boards of many moves only, on one of the fewest of these', async () => {
    const limited = eachBoard((board) =>
      boardDistance(distanceTable(), board) > 10 ? 'A\n1' : rightAnswer(board),
    );
    const outcome = await failed(limited);
    assert.deepEqual(distancesOf(outcome), [11]);
  });

  it('repeats itself for the same seed', async () => {
    const program = eachBoard(lowestSymbol);
    assert.deepEqual(await failed(program, { seed: 7 }), await failed(program, { seed: 7 }));
  });

  it('tells slowness on far boards, on one of the fewest moves of these', async () => {
    const slow: FakeProgram = (boards) => {
      const reached = boards.findIndex((board) => boardDistance(distanceTable(), board) > 8);
      return reached < 0
        ? { output: rightOutput(boards) }
        : { output: rightOutput(boards.slice(0, reached)), ending: TIME_LIMIT };
    };
    const outcome = await failed(slow);
    assert.equal(outcome.result.verdict, 'TLE');
    assert.deepEqual(distancesOf(outcome), [9]);
  });

  it('tells a wrong answer before slowness that it met first', async () => {
    let runs = 0;
    const program: FakeProgram = (boards) => {
      runs++;
      if (distancesOf({ boards }).some((distance) => distance > 6)) return { output: '', ending: TIME_LIMIT };
      return { output: runs > 40 && boards.length === 30 ? 'A\n' : rightOutput(boards) };
    };
    assert.equal((await failed(program)).result.verdict, 'WA');
  });

  it('tells an endless search on near boards at once', async () => {
    const progress: StressProgress[] = [];
    const endless: FakeProgram = (boards) =>
      distancesOf({ boards }).includes(0)
        ? { output: '', ending: TIME_LIMIT }
        : { output: rightOutput(boards) };
    const outcome = await failed(endless, { progress });
    assert.equal(outcome.batch, 'solved');
    assert.deepEqual(distancesOf(outcome), [0]);
    assert.ok((progress.find(({ shrinking }) => shrinking)?.batches ?? Infinity) <= 2);
  });

  it('finds a crash on the 31st board, and keeps 31 solved ones', async () => {
    const thirty: FakeProgram = (boards) =>
      boards.length > 30 ? { output: '', ending: CRASH } : { output: rightOutput(boards) };
    const outcome = await failed(thirty);
    assert.equal(outcome.batch, 'over-thirty');
    assert.deepEqual(distancesOf(outcome), Array(31).fill(0));
    assert.deepEqual(outcome.result.run.ending, CRASH);
  });

  it('finds a program that reads a board a line, and keeps the layout', async () => {
    const lines: FakeProgram = (boards, text) => {
      const whole = /^([123] ){23}[123]\r?\n/.test(text);
      return whole ? { output: rightOutput(boards) } : { output: '', ending: CRASH };
    };
    const outcome = await failed(lines);
    assert.notEqual(outcome.layout, 'line');
    assert.deepEqual(distancesOf(outcome), [0]);
  });

  it('tells a wrong answer before a layout that the statement does not promise', async () => {
    const program: FakeProgram = (boards, text) => {
      if (!/^([123] ){23}[123]\s*\n/.test(text)) return { output: '', ending: CRASH };
      return eachBoard((board) => (boardDistance(distanceTable(), board) > 7 ? 'A\n1' : rightAnswer(board)))(
        boards,
        text,
      );
    };
    assert.equal((await failed(program)).result.verdict, 'WA');
  });

  it('finds letters that are left of an earlier word, on two boards', async () => {
    const stale: FakeProgram = (boards) => {
      let rest = '';
      return {
        output: boards
          .map((board) => {
            const { word, centre } = walkToAnswer(distanceTable(), board);
            if (word !== '') rest = word + rest.slice(word.length);
            return `${formatAnswer({ word: word === '' ? '' : rest, centre })}\n`;
          })
          .join(''),
      };
    };
    assert.equal((await failed(stale)).boards.length, 2);
  });

  it('gives single boards without a final 0 to a program that is to read no more', async () => {
    const program: FakeProgram = (boards, text) => {
      assert.equal(boards.length, 1);
      assert.doesNotMatch(text, /0/);
      return eachBoard(lowestSymbol)(boards, text);
    };
    assert.equal((await failed(program, { profile: 'single-board' })).batch, 'tied');
  });

  it('stops where it is told to, and returns what was found by then', async () => {
    assert.deepEqual(await stress(right, { stopAfter: 30 }), { kind: 'stopped' });
    assert.deepEqual(await stress(eachBoard(lowestSymbol), { stopAfter: 0 }), { kind: 'stopped' });
    const progress: StressProgress[] = [];
    let runs = 0;
    const outcome = await failed(
      (boards) => {
        runs++;
        return { output: rightOutput(boards).toLowerCase() };
      },
      { stopAfter: 1, progress },
    );
    assert.equal(runs, 2);
    assert.equal(outcome.result.check.verdict, 'WA');
  });

  it('reports a failure that does not come again, on the whole batch', async () => {
    let runs = 0;
    const once: FakeProgram = (boards) => ({ output: ++runs === 4 ? 'A\n' : rightOutput(boards) });
    const outcome = await failed(once);
    assert.equal(outcome.boards.length, 8);
    assert.equal(outcome.result.run.output, 'A\n');
  });
});
