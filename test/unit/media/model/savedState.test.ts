import assert from 'node:assert/strict';
import { parseSavedState, savedStateOf } from '../../../../media/model/savedState';
import { initialState } from '../../../../media/model/state';
import { update } from '../../../../media/model/update';

const BOARD = '111111112222222233333333';

describe('saved state', () => {
  it('is nothing before the first snapshot', () => {
    assert.equal(savedStateOf(initialState(undefined)), undefined);
  });

  it('comes back as it was saved', () => {
    const document = {
      type: 'document',
      version: 1,
      name: 'a.rot',
      readOnly: false,
      cells: BOARD,
      faults: { count: 0, first: [] },
      faultCount: 0,
    } as const;
    const saved = savedStateOf(update(initialState(undefined), document).state);
    assert.deepEqual(saved, { selected: 0, playhead: 0, cells: BOARD, speed: 1, focused: false, scroll: 0 });
    assert.deepEqual(parseSavedState(JSON.parse(JSON.stringify(saved))), saved);
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
