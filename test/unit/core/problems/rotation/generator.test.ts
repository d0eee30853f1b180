import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { boardDistance, symbolDistances } from '../../../../../src/core/problems/rotation/answer';
import { boardToString, isEven } from '../../../../../src/core/problems/rotation/board';
import {
  type BoardKind,
  HARDEST_BOARDS,
  generateBoards,
  randomBoard,
} from '../../../../../src/core/problems/rotation/generator';
import { Random } from '../../../../../src/core/random';
import { rotationFixture } from '../../../../support/core/fixtures';
import { distanceTable } from '../../../../support/core/tables';

function generate(kind: BoardKind, count: number, seed = 1) {
  return generateBoards({ count, seed, kind }, { distances: distanceTable() });
}

describe('generateBoards', () => {
  it('gives the same boards for the same seed and others for another #slow', () => {
    const kind = fc.constantFrom<BoardKind>('random', 'hardest', 'tied', { distance: 3 }, { distance: 9 });
    fc.assert(
      fc.property(kind, fc.integer(), (wanted, seed) => {
        assert.deepEqual(generate(wanted, 10, seed), generate(wanted, 10, seed));
        assert.notDeepEqual(generate(wanted, 10, seed), generate(wanted, 10, seed + 1));
      }),
      { numRuns: 20 },
    );
  });

  it('keeps its boards for a seed', () => {
    assert.deepEqual(generate('random', 2, 1343).map(boardToString), [
      '132332113112221321332123',
      '131222113122211323333213',
    ]);
  });

  for (let distance = 0; distance <= 13; distance++) {
    it(`gives boards of exactly ${distance} moves`, () => {
      const boards = generate({ distance }, 20);
      assert.equal(boards.length, 20);
      for (const board of boards) {
        assert.ok(isEven(board));
        assert.equal(boardDistance(distanceTable(), board), distance);
      }
    });
  }

  it('refuses distances that no board has', () => {
    for (const distance of [-1, 14, 2.5, NaN]) {
      assert.throws(() => generate({ distance }, 1), RangeError);
    }
  });

  it('gives every board of a distance as often', () => {
    const boards = generate({ distance: 13 }, 19200).map(boardToString);
    const counts = new Map<string, number>();
    for (const board of boards) counts.set(board, (counts.get(board) ?? 0) + 1);
    assert.equal(counts.size, 192);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    assert.ok(
      chiSquare < 257.1,
      `chi-square of 191 degrees is ${chiSquare}; 257.1 is exceeded once in 1,000 seeds`,
    );
  });

  it('gives tied boards as often as there are among boards of a distance', () => {
    const boards = generate({ distance: 9 }, 4000);
    const tied = boards.filter((board) => tiesOf(board) > 1).length;
    const amongRandom = generate('random', 16000).filter(
      (board) => boardDistance(distanceTable(), board) === 9,
    );
    const share = amongRandom.filter((board) => tiesOf(board) > 1).length / amongRandom.length;
    const deviation = Math.sqrt(share * (1 - share) * (1 / boards.length + 1 / amongRandom.length));
    assert.ok(Math.abs(tied / boards.length - share) < 4 * deviation);
  });

  it('cycles through the five hardest boards, each in a random look', () => {
    const boards = generate('hardest', 10);
    assert.equal(new Set(boards.map(boardToString)).size, 10);
    for (const board of boards) assert.equal(boardDistance(distanceTable(), board), 13);
  });

  it('takes the hardest boards from the same list as the fixtures', () => {
    assert.deepEqual(HARDEST_BOARDS, rotationFixture('hardest').boards.slice(0, 5));
  });

  it('gives boards with two symbols at the least distance', () => {
    for (const board of generate('tied', 100)) assert.ok(tiesOf(board) > 1);
  });

  it('gives no boards where none are asked for', () => {
    assert.deepEqual(generate('random', 0), []);
  });
});

describe('randomBoard', () => {
  it('puts every symbol into every cell one time in three', () => {
    const random = Random.fromSeed(24);
    const counts = Array.from({ length: 24 }, () => [0, 0, 0]);
    for (let i = 0; i < 9000; i++) {
      Array.from(boardToString(randomBoard(random))).forEach((symbol, cell) => {
        const cellCounts = counts[cell] ?? [];
        cellCounts[Number(symbol) - 1] = (cellCounts[Number(symbol) - 1] ?? 0) + 1;
      });
    }
    const deviation = Math.sqrt(9000 * (1 / 3) * (2 / 3));
    for (const count of counts.flat()) assert.ok(Math.abs(count - 3000) < 4.5 * deviation, String(count));
  });
});

function tiesOf(board: Parameters<typeof symbolDistances>[1]): number {
  const distances = symbolDistances(distanceTable(), board);
  return distances.filter((distance) => distance === Math.min(...distances)).length;
}
