import assert from 'node:assert/strict';
import { boardFromString } from '../../../../src/core/problems/rotation/board';
import { attemptView } from '../../../../src/host/editor/attempt';
import { LONGEST_ATTEMPT } from '../../../../src/protocol/messages';
import { distanceTable } from '../../../support/core/tables';

/** `AC` → 2. */
const BOARD = boardFromString('111132323132231222312133');

describe('attemptView', () => {
  const word = { case: 0, word: 'AF', start: 0, fault: 1 };

  it('gives the facts of the position after each letter', () => {
    const view = attemptView(BOARD, word, { source: 'a.out', step: 1 }, distanceTable());
    assert.deepEqual(
      view.steps.map((step) => Math.min(...step.distances)),
      [2, 1, 2],
    );
    assert.equal(view.steps[0]?.firstMoves, 'A');
    assert.deepEqual([view.source, view.word, view.step, view.fault], ['a.out', 'AF', 1, 1]);
  });

  it('cuts off a word that is too long', () => {
    const long = { ...word, word: 'AF'.repeat(LONGEST_ATTEMPT) };
    const view = attemptView(BOARD, long, { source: 'a.out', step: 999 }, distanceTable());
    assert.equal(view.word.length, LONGEST_ATTEMPT);
    assert.equal(view.step, LONGEST_ATTEMPT);
    assert.equal(view.steps.length, LONGEST_ATTEMPT + 1);
  });
});
