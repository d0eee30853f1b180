import assert from 'node:assert/strict';
import {
  NO_EDITS,
  acknowledge,
  pendingList,
  previewCells,
  sendNext,
  withEdit,
} from '../../../../media/model/pendingEdits';
import { playCells } from '../../../../media/model/cells';
import type { EditIntent } from '../../../../src/protocol/messages';

const BOARD = '111111112222222233333333';
const turn = (word: string, index = 0): EditIntent => ({ kind: 'turn', case: index, word });

describe('pending edits', () => {
  it('sends one edit at a time, each for the newest version', () => {
    const queue = ['A', 'B'].map((word) => turn(word)).reduce(withEdit, NO_EDITS);
    const first = sendNext(queue, { version: 3, cells: BOARD });
    assert.deepEqual(first.messages, [{ type: 'edit', version: 3, edit: turn('A') }]);
    assert.deepEqual(sendNext(first.pending, { version: 3, cells: BOARD }).messages, []);
    const answered = acknowledge(first.pending, 4);
    const second = sendNext(answered, { version: 4, cells: playCells(BOARD, 'A') });
    assert.deepEqual(second.messages, [{ type: 'edit', version: 4, edit: turn('B') }]);
    assert.deepEqual(pendingList(acknowledge(second.pending, 5)), []);
  });

  it('takes a snapshot of the version it was sent for as its answer, and an older one not', () => {
    const { pending } = sendNext(withEdit(NO_EDITS, turn('A')), { version: 3, cells: BOARD });
    assert.equal(acknowledge(pending, 2).sent, pending.sent);
    assert.equal(acknowledge(pending, 3).sent, undefined);
  });

  it('passes over edits that change nothing, which the extension would leave without a new version', () => {
    const edits: readonly EditIntent[] = [
      turn('AF'),
      { kind: 'set', case: 0, cell: 0, symbol: 1 },
      turn(''),
      turn('C'),
    ];
    const { pending, messages } = sendNext(edits.reduce(withEdit, NO_EDITS), { version: 1, cells: BOARD });
    assert.deepEqual(messages, [{ type: 'edit', version: 1, edit: turn('C') }]);
    assert.deepEqual(pending.waiting, []);
  });

  it('shows a board with all its edits made', () => {
    const edits = [turn('A'), turn('C', 1), turn('D')].reduce(withEdit, NO_EDITS);
    const { pending } = sendNext(edits, { version: 1, cells: BOARD + BOARD });
    assert.equal(previewCells(pending, 0, BOARD), playCells(BOARD, 'AD'));
    assert.equal(previewCells(pending, 1, BOARD), playCells(BOARD, 'C'));
    assert.equal(previewCells(pending, 2, BOARD), BOARD);
  });
});
