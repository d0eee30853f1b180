import assert from 'node:assert/strict';
import { playCells } from '../../../../media/model/cells';
import { playedWord, shownCells, shownStep } from '../../../../media/model/selectors';
import type { StepView } from '../../../../src/protocol/messages';
import { DDHH, Script, answersOf, documentOf, NO_FAULTS } from './script';

const ANSWER = { word: 'DDHH', centre: 2 } as const;

function opened(): Script {
  const script = new Script();
  script.take(documentOf(1, [DDHH]), answersOf(1, 0, ANSWER));
  return script;
}

describe('update: playing', () => {
  it('plays to the last step and stops there, without a word to the extension', () => {
    const script = opened();
    const sent = script.sent.length;
    script.take({ type: 'playPause' }, { type: 'tick' }, { type: 'tick' }, { type: 'tick' });
    assert.ok(script.state.playing);
    script.take({ type: 'tick' });
    assert.ok(!script.state.playing);
    assert.equal(shownCells(script.state), playCells(DDHH, 'DDHH'));
    assert.equal(script.sent.length, sent);
  });

  it('starts again from the end', () => {
    const script = opened();
    script.take({ type: 'step', to: 4 }, { type: 'playPause' });
    assert.equal(script.state.playhead, 0);
    assert.ok(script.state.playing);
  });

  it('stays between the first and the last step', () => {
    const script = opened();
    script.take({ type: 'step', to: Infinity });
    assert.equal(script.state.playhead, 4);
    script.take({ type: 'step', to: -1 });
    assert.equal(script.state.playhead, 0);
  });

  it('goes one step back or on from wherever it is', () => {
    const script = opened();
    script.take({ type: 'step', to: 0 }, { type: 'stepBy', steps: 1 }, { type: 'stepBy', steps: 1 });
    assert.equal(script.state.playhead, 2);
    script.take({ type: 'stepBy', steps: -1 });
    assert.equal(script.state.playhead, 1);
  });

  it('stops for a step of the user', () => {
    const script = opened();
    script.take({ type: 'playPause' }, { type: 'step', to: 1 }, { type: 'tick' });
    assert.equal(script.state.playhead, 1);
  });

  it('does not play a solved board or one without an answer', () => {
    const script = new Script();
    script.take(documentOf(1, [DDHH]), { type: 'playPause' });
    assert.ok(!script.state.playing);
    script.take(answersOf(1, 0, { word: '', centre: 2 }), { type: 'playPause' });
    assert.ok(!script.state.playing);
    script.take(answersOf(1, 0, null), { type: 'playPause' }, { type: 'step', to: 1 });
    assert.equal(script.state.playhead, 0);
  });

  it('goes back to the start when the board changes, and stays when another does', () => {
    const script = new Script();
    script.take(documentOf(1, [DDHH, DDHH]), answersOf(1, 0, ANSWER, ANSWER), { type: 'step', to: 2 });
    script.take(documentOf(2, [DDHH, playCells(DDHH, 'A')]));
    assert.equal(playedWord(script.state), 'DD');
    script.take(documentOf(3, [playCells(DDHH, 'A'), DDHH]));
    assert.equal(script.state.playhead, 0);
  });

  it('shows the facts of the step', () => {
    const script = opened();
    const steps: StepView[] = [4, 3, 2, 1, 0].map((left) => ({
      distances: [9, left, 9],
      firstMoves: 'D',
      optimalWords: 1,
    }));
    const exact = { iterations: 1, bound: 4, nodes: 5 };
    const detail = { answer: ANSWER, steps, exact, centre: { nodes: 9, complete: true } };
    script.take({ type: 'detail', version: 1, case: 0, detail, faults: NO_FAULTS }, { type: 'step', to: 3 });
    assert.equal(shownStep(script.state)?.distances[1], 1);
  });

  it('goes through the speeds', () => {
    const script = opened();
    script.take({ type: 'faster' });
    assert.equal(script.state.speed, 2);
  });
});
