import assert from 'node:assert/strict';
import { playCells } from '../../../../media/model/cells';
import { playableWord, playedWord, shownCells, shownStep } from '../../../../media/model/selectors';
import type { AttemptView } from '../../../../src/protocol/messages';
import { DDHH, Script, answersOf, documentOf } from './script';

const ANSWER = { word: 'DDHH', centre: 2 } as const;

const attempt = (step: number, word = 'DHDH'): AttemptView => ({
  source: 'a.out',
  word,
  step,
  fault: 1,
  steps: Array.from(`${word}.`, (_, i) => ({ distances: [9, i, 9], firstMoves: '', optimalWords: 1 })),
});

function opened(): Script {
  const script = new Script();
  script.take(documentOf(1, [DDHH, DDHH]), answersOf(1, 0, ANSWER, ANSWER));
  return script;
}

describe('update: the word of an output', () => {
  it('is shown at its step in place of the answer, with the facts of its positions', () => {
    const script = opened();
    script.take({ type: 'select', case: 0, play: false, attempt: attempt(2) });
    assert.equal(shownCells(script.state), playCells(DDHH, 'DH'));
    assert.equal(shownStep(script.state)?.distances[1], 2);
  });

  it('goes on with the caret without asking for the detail of the case again', () => {
    const script = opened();
    const select = { type: 'select', case: 1, play: false } as const;
    assert.deepEqual(script.take({ ...select, attempt: attempt(1) }), [{ type: 'select', case: 1 }]);
    assert.deepEqual(script.take({ ...select, attempt: attempt(2) }), []);
    assert.equal(playedWord(script.state), 'DH');
  });

  it('plays to its end', () => {
    const script = opened();
    script.take({ type: 'select', case: 0, play: true, attempt: attempt(2, 'AB') });
    assert.equal(script.state.playhead, 0);
    script.take({ type: 'tick' }, { type: 'tick' }, { type: 'tick' });
    assert.equal(shownCells(script.state), playCells(DDHH, 'AB'));
    assert.ok(!script.state.playing);
  });

  it('gives way to the answer on request, for another case, and when the board changes', () => {
    for (const leave of [
      [{ type: 'showAnswer' } as const],
      [{ type: 'choose', case: 1 } as const],
      [{ type: 'select', case: 0, play: false } as const],
      [documentOf(2, [playCells(DDHH, 'A'), DDHH]), answersOf(2, 0, ANSWER)],
    ]) {
      const script = opened();
      script.take({ type: 'select', case: 0, play: false, attempt: attempt(2) }, ...leave);
      assert.equal(playableWord(script.state), 'DDHH');
      assert.equal(script.state.playhead, 0);
    }
  });

  it('stays when another board changes', () => {
    const script = opened();
    script.take({ type: 'select', case: 0, play: false, attempt: attempt(2) });
    script.take(documentOf(2, [DDHH, playCells(DDHH, 'A')]));
    assert.equal(playedWord(script.state), 'DH');
  });

  it('is turned on from where it is shown', () => {
    const script = opened();
    script.take({ type: 'select', case: 0, play: false, attempt: attempt(2) }, { type: 'turn', letter: 'A' });
    assert.deepEqual(
      script.edits.map(({ edit }) => edit),
      [{ kind: 'turn', case: 0, word: 'DHA' }],
    );
    assert.equal(script.state.attempt, undefined);
  });
});
