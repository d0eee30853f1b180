import assert from 'node:assert/strict';
import fc from 'fast-check';
import { documentState } from '../../../../media/model/documentState';
import { changedCells } from '../../../../src/host/editor/changedCells';
import type { DocumentSnapshot } from '../../../../src/host/editor/snapshots';

const BOARD = '111132323132231222312133';
const OTHER = '111111112222222233333333';
const MANY = BOARD.repeat(2000);

function snapshotOf(version: number, cells: string): DocumentSnapshot {
  return {
    type: 'document',
    version,
    name: 'a.rot',
    readOnly: false,
    cells,
    faults: { count: 0, first: [] },
    faultCount: 0,
  };
}

describe('changedCells', () => {
  it('sends the first snapshot and those of short documents whole', () => {
    const snapshot = snapshotOf(1, MANY);
    assert.equal(changedCells(snapshot, undefined), snapshot);
    assert.equal(changedCells(snapshot, snapshotOf(0, BOARD)), snapshot);
  });

  it('sends of a long document the one board that was turned', () => {
    const cells = MANY.slice(0, 24 * 1500) + OTHER + MANY.slice(24 * 1501);
    const sent = changedCells(snapshotOf(8, cells), snapshotOf(7, MANY));
    assert.equal(sent.cells, OTHER);
    assert.deepEqual(sent.kept, { version: 7, start: 24 * 1500, end: 24 * 499 });
  });

  it('sends no cells where none have changed', () => {
    const sent = changedCells(snapshotOf(8, MANY), snapshotOf(7, MANY));
    assert.equal(sent.cells, '');
    assert.equal(sent.kept?.start, MANY.length);
  });

  it('makes the document whole again for boards put in, changed and taken out anywhere', () => {
    const place = fc.nat(2000);
    const boards = fc.array(fc.constantFrom(BOARD, OTHER), { maxLength: 3 });
    fc.assert(
      fc.property(place, place, boards, (from, to, put) => {
        const start = 24 * Math.min(from, to);
        const cells = MANY.slice(0, start) + put.join('') + MANY.slice(24 * Math.max(from, to));
        const before = documentState(snapshotOf(7, MANY), undefined);
        const after = documentState(changedCells(snapshotOf(8, cells), snapshotOf(7, MANY)), before);
        assert.equal(after?.cells, cells);
      }),
    );
  });
});
