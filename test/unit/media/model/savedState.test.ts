import assert from 'node:assert/strict';
import { parseSavedState, savedStateOf } from '../../../../media/model/savedState';
import { initialState } from '../../../../media/model/state';
import { update } from '../../../../media/model/update';

const BOARD = '111111112222222233333333';

const DOCUMENT = {
  type: 'document',
  version: 1,
  name: 'a.rot',
  readOnly: false,
  cells: BOARD,
  faults: { count: 0, first: [] },
  faultCount: 0,
} as const;

describe('saved state', () => {
  it('is nothing before the first snapshot', () => {
    assert.equal(savedStateOf(initialState(undefined)), undefined);
  });

  it('comes back as it was saved', () => {
    const saved = savedStateOf(update(initialState(undefined), DOCUMENT).state);
    assert.deepEqual(saved, { selected: 0, playhead: 0, cells: BOARD, speed: 1, focused: false, scroll: 0 });
    assert.deepEqual(parseSavedState(JSON.parse(JSON.stringify(saved))), saved);
  });

  it('keeps no step of the word of an output', () => {
    const attempt = { source: 'a.out', word: 'AB', step: 2, fault: null, steps: [] };
    const opened = update(initialState(undefined), DOCUMENT).state;
    const { state } = update(opened, { type: 'select', case: 0, play: false, attempt });
    assert.equal(state.playhead, 2);
    assert.equal(savedStateOf(state)?.playhead, 0);
  });

  it('is passed over where another version of the page wrote it', () => {
    assert.equal(parseSavedState(undefined), undefined);
    assert.equal(parseSavedState({ selected: 0 }), undefined);
    assert.equal(
      parseSavedState({ selected: 0, playhead: 0, cells: '', speed: 3, focused: false, scroll: 0 }),
      undefined,
    );
  });
});
