import assert from 'node:assert/strict';
import { playCells } from '../../../../media/model/cells';
import { faultsOf, isFaulty, playedWord, shownCells } from '../../../../media/model/selectors';
import { DDHH, NO_FAULTS, Script, answersOf, documentOf } from './script';

const ANSWER = { word: 'DDHH', centre: 2 } as const;
const OTHER = playCells(DDHH, 'ABC');

describe('update: snapshots', () => {
  it('asks for the detail of the selected case with every document', () => {
    const script = new Script();
    assert.deepEqual(script.take(documentOf(1, [DDHH])), [{ type: 'select', case: 0 }]);
  });

  it('asks again for the answers in view with every document', () => {
    const script = new Script();
    script.take(documentOf(1, [DDHH, OTHER]));
    script.take({ type: 'scrolled', list: { first: 0, count: 2, scroll: 0 } });
    assert.deepEqual(script.take(documentOf(2, [DDHH, DDHH])), [
      { type: 'select', case: 0 },
      { type: 'view', first: 0, count: 2 },
    ]);
  });

  it('asks for answers when other cases come into view, and not for scrolling inside an item', () => {
    const script = new Script();
    script.take(documentOf(1, [DDHH, OTHER]));
    const list = { first: 0, count: 2, scroll: 0 };
    assert.deepEqual(script.take({ type: 'scrolled', list }), [{ type: 'view', first: 0, count: 2 }]);
    assert.deepEqual(script.take({ type: 'scrolled', list: { ...list, scroll: 20 } }), []);
  });

  it('passes over a document and answers older than what it shows', () => {
    const script = new Script();
    script.take(documentOf(2, [DDHH]), documentOf(1, [OTHER]), answersOf(1, 0, ANSWER));
    assert.equal(shownCells(script.state), DDHH);
    assert.equal(script.state.known.size, 0);
  });

  it('asks for the whole document where the boards left out are not those that it shows', () => {
    const script = new Script();
    const kept = { version: 2, start: 24, end: 0 };
    script.take(documentOf(1, [DDHH, DDHH]));
    assert.deepEqual(script.take({ ...documentOf(3, [OTHER]), kept }), [{ type: 'ready' }]);
    assert.equal(shownCells(script.state), DDHH);
    script.take(
      documentOf(2, [DDHH, DDHH]),
      { ...documentOf(3, [OTHER]), kept },
      { type: 'choose', case: 1 },
    );
    assert.equal(shownCells(script.state), OTHER);
  });

  it('keeps the selected index after an external change, within the boards there are', () => {
    const script = new Script();
    script.take(documentOf(1, [DDHH, OTHER, DDHH]), { type: 'choose', case: 2 });
    script.take(documentOf(2, [DDHH, OTHER]));
    assert.equal(script.state.selected, 1);
    script.take(documentOf(3, []));
    assert.equal(script.state.selected, 0);
  });

  it('keeps the answers of boards that did not change, and marks the others', () => {
    const script = new Script();
    script.take(documentOf(1, [DDHH, OTHER]), answersOf(1, 0, ANSWER, ANSWER), documentOf(2, [DDHH, DDHH]));
    assert.deepEqual(script.state.known.get(0), { answer: ANSWER, faults: NO_FAULTS, fresh: true });
    assert.deepEqual(script.state.known.get(1), { answer: ANSWER, faults: NO_FAULTS, fresh: false });
  });

  it('shows the faults of a board from the answers in view or from its detail', () => {
    const script = new Script();
    const fault = { code: 'uneven-counts', severity: 'error', message: '', offset: 0 } as const;
    const faults = { count: 1, first: [fault] };
    script.take(documentOf(1, [OTHER, DDHH]));
    assert.ok(!isFaulty(script.state, 0));
    script.take({ type: 'answers', version: 1, first: 0, cases: [{ answer: null, faults }] });
    assert.ok(isFaulty(script.state, 0));
    script.take({ type: 'detail', version: 1, case: 1, detail: null, faults });
    assert.deepEqual(faultsOf(script.state, 1), faults);
  });
});

describe('update: selecting', () => {
  it('selects a case that the extension asks for, and plays it when its answer comes', () => {
    const script = new Script();
    script.take(documentOf(1, [OTHER, DDHH]), { type: 'select', case: 1, play: true });
    assert.equal(script.state.selected, 1);
    script.take({ type: 'tick' });
    assert.equal(script.state.playhead, 0);
    script.take(answersOf(1, 1, ANSWER), { type: 'tick' });
    assert.equal(script.state.playhead, 1);
  });

  it('takes a selection that comes before the first document', () => {
    const script = new Script();
    script.take({ type: 'select', case: 1, play: false }, documentOf(1, [DDHH, OTHER]));
    assert.equal(script.state.selected, 1);
  });

  it('starts at the first step of another board', () => {
    const script = new Script();
    script.take(documentOf(1, [DDHH, OTHER]), answersOf(1, 0, ANSWER), { type: 'step', to: 3 });
    script.take({ type: 'choose', case: 1 });
    assert.equal(script.state.playhead, 0);
  });

  it('comes back to the saved board and step where the board is the same', () => {
    const saved = { selected: 1, playhead: 2, cells: DDHH, speed: 2, focused: true, scroll: 40 } as const;
    const script = new Script(saved);
    script.take(documentOf(5, [OTHER, DDHH]), answersOf(5, 1, ANSWER));
    assert.equal(playedWord(script.state), 'DD');
    const changed = new Script(saved);
    changed.take(documentOf(5, [OTHER, OTHER]), answersOf(5, 1, ANSWER));
    assert.equal(playedWord(changed.state), '');
  });
});
