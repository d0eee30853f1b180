import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { boardDistance } from '../../../../../src/core/problems/rotation/answer';
import { boardFromString } from '../../../../../src/core/problems/rotation/board';
import { LETTERS, MOVES, moveOf, play } from '../../../../../src/core/problems/rotation/moves';
import {
  HEURISTIC_NAMES,
  PRUNINGS,
  centreCount,
  heuristicByName,
  mostInCentre,
  pruneBy,
  rotationSpace,
} from '../../../../../src/core/problems/rotation/space';
import { NO_MOVE } from '../../../../../src/core/search/idaStar';
import { evenBoard } from '../../../../support/core/arbitraries';
import { distanceTable } from '../../../../support/core/tables';

describe('heuristics', () => {
  it('count the most frequent symbol of the centre', () => {
    const board = boardFromString('111132323132231222312133');
    assert.equal(mostInCentre(board), 6);
    assert.equal(centreCount(board), 2);
  });

  for (const name of HEURISTIC_NAMES) {
    it(`never overestimate and drop by at most 1 a move (${name})`, () => {
      const heuristic = heuristicByName(name, distanceTable());
      fc.assert(
        fc.property(evenBoard, (board) => {
          const estimate = heuristic(board);
          assert.ok(estimate <= boardDistance(distanceTable(), board));
          for (const letter of LETTERS) assert.ok(heuristic(play(board, letter)) >= estimate - 1);
        }),
      );
    });
  }
});

describe('pruneBy', () => {
  const move = (letter: string) => moveOf(letter) ?? NO_MOVE;
  const both = pruneBy(PRUNINGS);

  it('prunes a move that undoes the last one', () => {
    for (const pair of ['AF', 'FA', 'BE', 'EB', 'CH', 'HC', 'DG', 'GD']) {
      assert.equal(both(move(pair[0] ?? ''), move(pair[1] ?? '')), 'inverse');
    }
  });

  it('prunes the descending one of two orders that lead to the same board', () => {
    for (const pair of ['BA', 'EA', 'FB', 'FE', 'DC', 'GC', 'HD', 'HG']) {
      assert.equal(both(move(pair[0] ?? ''), move(pair[1] ?? '')), 'order', pair);
      assert.equal(both(move(pair[1] ?? ''), move(pair[0] ?? '')), undefined, pair);
    }
  });

  for (const [prunings, pruned] of [
    [[], 0],
    [['inverse'], 8],
    [['commuting'], 8],
    [PRUNINGS, 16],
  ] as const) {
    it(`prunes ${pruned} of the 64 pairs by ${prunings.join(' and ') || 'nothing'}`, () => {
      const prune = pruneBy(prunings);
      const pairs = MOVES.flatMap((last) => MOVES.filter((next) => prune(last, next) !== undefined));
      assert.equal(pairs.length, pruned);
      for (const next of MOVES) assert.equal(prune(NO_MOVE, next), undefined);
    });
  }

  it('prunes only pairs of which another order is on the same board', () => {
    fc.assert(
      fc.property(evenBoard, fc.nat(7), fc.nat(7), (board, last, next) => {
        fc.pre(both(last, next) === 'order');
        const letters = [LETTERS[last] ?? '', LETTERS[next] ?? ''];
        assert.deepEqual(play(board, letters.join('')), play(board, letters.reverse().join('')));
      }),
    );
  });
});

describe('rotationSpace', () => {
  it('takes every move back', () => {
    fc.assert(
      fc.property(evenBoard, fc.nat(7), (board, move) => {
        const seen: unknown[] = [];
        const space = rotationSpace(board, (current) => {
          seen.push({ ...current });
          return 0;
        });
        space.estimate();
        space.apply(move);
        space.estimate();
        space.undo(move);
        space.estimate();
        assert.deepEqual(seen, [board, play(board, LETTERS[move] ?? ''), board]);
      }),
    );
  });
});
