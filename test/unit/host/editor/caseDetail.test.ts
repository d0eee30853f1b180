import assert from 'node:assert/strict';
import { lookUpAnswer } from '../../../../src/core/problems/rotation/answer';
import { type Board, boardFromString } from '../../../../src/core/problems/rotation/board';
import { finish } from '../../../../src/core/search/slices';
import { CaseDetail } from '../../../../src/host/editor/caseDetail';
import { rotationFixture } from '../../../support/core/fixtures';
import { distanceTable, wordTable } from '../../../support/core/tables';

function detailOf(board: Board): CaseDetail {
  return new CaseDetail(board, lookUpAnswer(wordTable(), board), distanceTable());
}

describe('CaseDetail', () => {
  it('tells the facts of every position on the way', () => {
    const detail = detailOf(boardFromString('111132323132231222312133'));
    const { answer, steps, exact } = detail.view;
    assert.deepEqual(answer, { word: 'AC', centre: 2 });
    assert.deepEqual(
      steps.map(({ distances }) => distances[1]),
      [2, 1, 0],
    );
    assert.deepEqual(
      steps.map(({ firstMoves }) => firstMoves.length > 0),
      [true, true, false],
    );
    assert.deepEqual(exact, { iterations: 1, bound: 2, nodes: 2 });
  });

  it('has one position and no iteration for a solved board', () => {
    const solved = boardFromString('111111333113322333222222');
    const { steps, exact, centre } = finish(
      new CaseDetail(solved, { word: '', centre: 3 }, distanceTable()).search(),
    );
    assert.equal(steps.length, 1);
    assert.deepEqual(exact, { iterations: 0, bound: 0, nodes: 0 });
    assert.deepEqual(centre, { nodes: 0, complete: true });
  });

  it('counts the nodes of the centre count to the end, or up to the budget', () => {
    const { boards } = rotationFixture('sample');
    for (const board of boards) {
      const { centre } = finish(detailOf(board).search());
      assert.ok(centre.complete);
    }
    const hardest = rotationFixture('hardest').boards[0];
    assert.ok(hardest);
    assert.deepEqual(finish(detailOf(hardest).search(2500)).centre, { nodes: 2500, complete: false });
  });
});
