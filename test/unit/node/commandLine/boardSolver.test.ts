import assert from 'node:assert/strict';
import { unpackAnswer } from '../../../../src/core/problems/rotation/answer';
import { boardFromString } from '../../../../src/core/problems/rotation/board';
import { generateBoards } from '../../../../src/core/problems/rotation/generator';
import { lookUpPacked } from '../../../../src/core/problems/rotation/packedAnswer';
import { HEURISTIC_NAMES, PRUNINGS } from '../../../../src/core/problems/rotation/space';
import { searchSolver, tableSolver } from '../../../../src/node/commandLine/boardSolver';
import { distanceTable, wordTable } from '../../../support/core/tables';

describe('tableSolver', () => {
  it('gives the same answers before and after it goes over to the table of words #slow', () => {
    const kind = 'random';
    const boards = generateBoards({ count: 25_000, seed: 5, kind }, { distances: distanceTable() });
    const solve = tableSolver();
    const wrong = boards.filter((board) => solve(board).answer !== lookUpPacked(wordTable(), board));
    assert.deepEqual(wrong, []);
  });
});

describe('searchSolver', () => {
  const board = boardFromString('111132323132231222312133');

  for (const heuristic of HEURISTIC_NAMES) {
    it(`gives the answer with its statistics (${heuristic})`, () => {
      const { answer, statistics } = searchSolver(heuristic, PRUNINGS)(board);
      assert.deepEqual(unpackAnswer(answer), { word: 'AC', centre: 2 });
      assert.ok(statistics);
      const expanded = statistics.iterations.reduce((sum, iteration) => sum + iteration.expanded, 0);
      assert.equal(statistics.expanded, expanded);
      assert.ok(statistics.milliseconds >= 0);
    });
  }
});
