import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import type { Profile } from '../../../../src/core/judge/profile';
import { formatAnswer, formatOutput } from '../../../../src/core/problems/rotation/answer';
import type { Board } from '../../../../src/core/problems/rotation/board';
import { play } from '../../../../src/core/problems/rotation/moves';
import { boardWithin, evenBoard } from '../../../support/core/arbitraries';
import { rotationFixture } from '../../../support/core/fixtures';
import { type AnsweredCase, answered, check, optimalWords } from '../../../support/core/outputs';

const thirtyBoards = rotationFixture('random-300').boards.slice(0, 30).map(answered);
const solvedBoards = thirtyBoards.map(({ board, answer }) => answered(play(board, answer.word)));
/** Every third board is solved already. */
const mixedBoards = thirtyBoards.map((found, index) =>
  index % 3 === 1 ? (solvedBoards[index] ?? found) : found,
);

function linesOf(cases: readonly AnsweredCase[]): string[] {
  return cases.flatMap(({ answer }) => formatAnswer(answer).split('\n'));
}

/** Indices of the cases that are not accepted. */
function faulty(cases: readonly AnsweredCase[], lines: readonly string[]): number[] {
  return check(cases, lines.map((line) => `${line}\n`).join(''), 'poj')
    .cases.filter(({ verdict }) => verdict !== 'AC')
    .map((result) => result.case);
}

function reasons(cases: readonly AnsweredCase[], lines: readonly string[]): string[] {
  const { cases: results } = check(cases, lines.map((line) => `${line}\n`).join(''), 'poj');
  return results.map(({ reason }) => reason);
}

/** Lines with something done to those of each case. */
function perCase(
  cases: readonly AnsweredCase[],
  change: (moves: string, centre: string) => string[],
): string[] {
  return cases.flatMap((found) => {
    const [moves = '', centre = ''] = linesOf([found]);
    return change(moves, centre);
  });
}

describe('one slip in an output', () => {
  const casesOfAnyKind = fc
    .array(fc.oneof(evenBoard, boardWithin(4), boardWithin(0)), { minLength: 30, maxLength: 30 })
    .map((boards) => boards.map(answered));

  it('makes at most two cases wrong where many boards have the same answer #slow', () => {
    const runs = fc
      .array(fc.tuple(fc.oneof(boardWithin(0), boardWithin(0), evenBoard), fc.integer({ min: 1, max: 12 })), {
        minLength: 4,
        maxLength: 10,
      })
      .map((boards) => boards.flatMap(([board, times]) => Array<Board>(times).fill(board)).map(answered));
    fc.assert(
      fc.property(runs, fc.nat(), fc.constantFrom('line', 'case', 'repeat'), (cases, place, change) => {
        const lines = linesOf(cases);
        const line = place % lines.length;
        if (change === 'line') lines.splice(line, 1);
        else if (change === 'case') lines.splice(line - (line % 2), 2);
        else lines.splice(line, 0, lines[line] ?? '');
        const wrong = faulty(cases, lines);
        assert.ok(wrong.length <= 2, wrong.join());
      }),
      { numRuns: 1000 },
    );
  });

  it('makes at most the two cases beside it wrong #slow', () => {
    fc.assert(
      fc.property(
        casesOfAnyKind,
        fc.nat({ max: 59 }),
        fc.constantFrom('delete', 'repeat', '', 'oops', 'AC', '1', 'No moves needed', '0'),
        (cases, line, change) => {
          const lines = linesOf(cases);
          if (change === 'delete') lines.splice(line, 1);
          else lines.splice(line, 0, change === 'repeat' ? (lines[line] ?? '') : change);
          const wrong = faulty(cases, lines);
          assert.ok(wrong.length <= 2, wrong.join());
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('makes but one case of random boards wrong, where a line is missing or too much', () => {
    const lines = linesOf(thirtyBoards);
    for (let line = 0; line < lines.length; line++) {
      const found = Math.floor(line / 2);
      assert.deepEqual(faulty(thirtyBoards, lines.toSpliced(line, 1)), [found]);
      assert.deepEqual(faulty(thirtyBoards, lines.toSpliced(line, 0, lines[line] ?? '')).length, 1);
      for (const extra of ['oops', 'AC', '1', '0', 'Case 1:']) {
        const before = Math.max(Math.ceil(line / 2) - 1, 0);
        assert.deepEqual(faulty(thirtyBoards, lines.toSpliced(line, 0, extra)), [line % 2 ? found : before]);
      }
    }
  });

  it('leaves the cases between two that are swapped', () => {
    for (const [one, other] of [
      [0, 1],
      [3, 4],
      [28, 29],
      [5, 20],
    ] as const) {
      const swapped = thirtyBoards.map((found, index) => {
        const from = index === one ? other : index === other ? one : index;
        return thirtyBoards[from] ?? found;
      });
      assert.deepEqual(faulty(thirtyBoards, linesOf(swapped)), [one, other]);
    }
  });
});

describe('a slip in an output that is wrong all over', () => {
  it('is told apart from words that are not the smallest', () => {
    const others = thirtyBoards.map(
      ({ board, answer }) => `${optimalWords(board).at(-1) ?? ''}\n${answer.centre}`,
    );
    const fits = others.map((_, index) => check(thirtyBoards, others.join('\n')).cases[index]?.reason);
    const lines = others.flatMap((text) => text.split('\n'));
    for (let line = 0; line < lines.length; line++) {
      const found = reasons(thirtyBoards, lines.toSpliced(line, 1));
      assert.ok(found.filter((reason, index) => reason !== fits[index]).length <= 1, String(line));
    }
  });

  it('is told apart from words that solve nothing', () => {
    const words = ['AAB', 'BBC', 'CCD', 'DDE'];
    const lines = thirtyBoards.flatMap(({ answer }, index) => [
      words[index % 4] ?? '',
      String(answer.centre),
    ]);
    for (let line = 0; line < lines.length; line++) {
      const found = reasons(thirtyBoards, lines.toSpliced(line, 1));
      assert.ok(found.filter((reason) => reason !== 'not-solved').length <= 1, String(line));
    }
  });
});

describe('the same slip in every case', () => {
  it('is told as what it is, where the centre is dropped after a solved board', () => {
    const lines = perCase(mixedBoards, (moves, centre) =>
      moves.startsWith('No') ? [moves] : [moves, centre],
    );
    assert.deepEqual(
      reasons(mixedBoards, lines),
      mixedBoards.map(({ answer }) => (answer.word === '' ? 'missing-centre' : 'accepted')),
    );
  });

  it('is told as what it is, where 0 or a blank line stands for a solved board', () => {
    for (const line of ['0', '']) {
      const lines = perCase(mixedBoards, (moves, centre) => [moves.startsWith('No') ? line : moves, centre]);
      assert.deepEqual(
        reasons(mixedBoards, lines),
        mixedBoards.map(({ answer }) => (answer.word === '' ? 'missing-no-moves' : 'accepted')),
      );
    }
  });

  it('is told as what it is, where a line is too much, or one is missing', () => {
    const everywhere = (reason: string): string[] => mixedBoards.map(() => reason);
    for (const [change, reason] of [
      [(moves: string, centre: string) => [moves, centre, 'x'], 'extra-output'],
      [(moves: string, centre: string) => [moves, centre, String(moves.length)], 'extra-output'],
      [(moves: string, centre: string) => [moves, 'x', centre], 'extra-output'],
      [(moves: string) => [moves], 'missing-centre'],
      [(moves: string, centre: string) => [moves, '', centre, ''], 'accepted'],
    ] as const) {
      assert.deepEqual(reasons(mixedBoards, perCase(mixedBoards, change)), everywhere(reason));
    }
    assert.deepEqual(
      reasons(
        mixedBoards,
        perCase(mixedBoards, (_, centre) => [centre]),
      ),
      mixedBoards.map(({ answer }) => (answer.word === '' ? 'missing-no-moves' : 'missing-case')),
    );
    assert.deepEqual(
      reasons(
        thirtyBoards,
        perCase(thirtyBoards, () => ['0']),
      ),
      thirtyBoards.map(() => 'illegal-letter'),
    );
  });
});

describe('the same slip in every case of any boards', () => {
  const anyBoards = fc.oneof(
    fc.array(fc.oneof(evenBoard, boardWithin(5), boardWithin(0)), { minLength: 1, maxLength: 60 }),
    fc.array(evenBoard, { minLength: 1, maxLength: 200 }),
    fc.array(boardWithin(0), { minLength: 1, maxLength: 90 }),
  );
  const boards = rotationFixture('random-300').boards;

  /** Asserts that an output has the reason in every case, at the line of the case that is told. */
  function isEverywhere(
    found: readonly Board[],
    profile: Profile,
    change: (moves: string, centre: string, index: number) => string[],
    reason: string,
    line: number,
  ): void {
    const cases = found.map(answered);
    const printed = cases.map(({ answer }, index) => {
      const [moves = '', centre = ''] = formatAnswer(answer).split('\n');
      return change(moves, centre, index);
    });
    const { cases: results } = check(cases, printed.flat().join('\n'), profile);
    let offset = 0;
    printed.forEach((lines, index) => {
      const start = offset + lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0);
      const result = results[index];
      assert.equal(result?.reason, reason, `case ${String(index)} of ${printed.flat().join(' ')}`);
      assert.equal(result.span.start, start);
      offset += lines.join('\n').length + 1;
    });
  }

  it('is told at the very line of the centre, where none is wanted', () => {
    fc.assert(
      fc.property(anyBoards, (found) => {
        isEverywhere(found, 'moves-only', (moves, centre) => [moves, centre], 'extra-output', 1);
      }),
      { numRuns: 300 },
    );
    isEverywhere(
      boards.map((board, index) => (index % 3 === 1 ? play(board, answered(board).answer.word) : board)),
      'moves-only',
      (moves, centre) => [moves, centre],
      'extra-output',
      1,
    );
  });

  it('is told where letters stand for the centres of random boards', () => {
    isEverywhere(boards, 'uva', (moves, centre) => [moves, 'ABC'[+centre - 1] ?? ''], 'wrong-centre', 1);
  });

  it('is told where the centre of random boards comes twice, or anything behind it #slow', () => {
    for (const extra of ['1', 'x', '', 'Enter the next board:']) {
      const change = (moves: string, centre: string): string[] => [moves, centre, extra || centre];
      isEverywhere(boards, 'uva', change, 'extra-output', 2);
    }
  });

  it('is told where words that solve nothing have a line too much behind them', () => {
    const change = (_: string, centre: string, index: number): string[] => [
      'ABAB'.slice(index % 2),
      centre,
      'x',
    ];
    isEverywhere(boards, 'uva', change, 'not-solved', 0);
  });

  it('is told where a line with the number of the case comes before each', () => {
    for (const format of ['Case {}:', 'Case #{}:', 'Case {}: ', '{}', 'Board {}']) {
      const lines = boards.map(answered).flatMap((found, index) => {
        return [format.replace('{}', String(index + 1)), ...linesOf([found])];
      });
      const found = reasons(boards.map(answered), lines);
      assert.deepEqual(found.slice(0, -1), Array<string>(boards.length - 1).fill('extra-output'), format);
    }
  });
});

describe('an output that goes far astray', () => {
  const boards = rotationFixture('random-300').boards.map(answered);
  const lines = linesOf(boards);
  const rest = (from: number): number[] => boards.map((_, index) => index).slice(from);

  it('is right again after many lines too much', () => {
    const wrong = faulty(boards, lines.toSpliced(100, 0, ...Array.from({ length: 500 }, () => 'oops')));
    assert.deepEqual(wrong, [49]);
    assert.deepEqual(faulty(boards, [...Array.from({ length: 500 }, () => '1'), ...lines]), [0]);
  });

  it('is right again after many cases missing', () => {
    assert.deepEqual(faulty(boards, lines.toSpliced(100, 300)), rest(50).slice(0, 150));
    assert.deepEqual(faulty(boards, lines.slice(300)), rest(0).slice(0, 150));
  });

  it('is right again after many wrong cases', () => {
    const changed = lines.with(0, lines[0] ?? '');
    for (let line = 100; line < 400; line += 2) changed[line] = 'ABABABAB';
    assert.deepEqual(faulty(boards, changed), rest(50).slice(0, 150));
  });

  it('is right up to where it is cut short', () => {
    for (const length of [0, 1, 2, 3, 100, 599]) {
      assert.deepEqual(faulty(boards, lines.slice(0, length)), rest(Math.floor(length / 2)));
    }
  });

  it('is told to be too much behind the last case', () => {
    const output = formatOutput(boards.map(({ answer }) => answer));
    const { cases } = check(boards, output.repeat(3));
    const last = cases.at(-1);
    assert.deepEqual(
      cases.filter(({ verdict }) => verdict !== 'AC').map(({ reason }) => reason),
      ['extra-output'],
    );
    assert.equal(last?.span.start, output.length);
    assert.equal(last.block.end, output.length * 3 - 1);
  });
});
