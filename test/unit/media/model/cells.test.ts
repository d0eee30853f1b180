import assert from 'node:assert/strict';
import {
  caseCells,
  centreLead,
  countCases,
  editedCells,
  isComplete,
  playCells,
  symbolOf,
} from '../../../../media/model/cells';

const DDHH = '111111112222222233333333';

describe('cells of the board editor', () => {
  it('cuts the cells of a case out of the packed document', () => {
    const cells = DDHH + DDHH.replaceAll('1', '.');
    assert.equal(countCases(cells), 2);
    assert.equal(caseCells(cells, 1), DDHH.replaceAll('1', '.'));
    assert.equal(caseCells(cells, 2), '');
  });

  it('plays a word', () => {
    assert.deepEqual(centreLead(playCells(DDHH, 'DDHH')), { symbols: [2], count: 8 });
    assert.equal(playCells(playCells(DDHH, 'A'), 'F'), DDHH);
  });

  it('tells symbols from cells without one', () => {
    assert.equal(symbolOf('1.3', 0), 1);
    assert.equal(symbolOf('1.3', 1), undefined);
    assert.equal(symbolOf('1.3', 7), undefined);
    assert.ok(isComplete(DDHH));
    assert.ok(!isComplete(DDHH.replace('3', '.')));
    assert.ok(!isComplete(''));
  });

  it('names every symbol that leads in the centre', () => {
    assert.deepEqual(centreLead(DDHH), { symbols: [2], count: 4 });
    assert.deepEqual(centreLead('......111..22..333......'), { symbols: [1, 3], count: 3 });
  });

  it('sets a cell', () => {
    const edit = { kind: 'set', case: 0, cell: 23, symbol: 1 } as const;
    assert.equal(editedCells(DDHH, edit), DDHH.slice(0, 23) + '1');
  });

  it('leaves a board as it is for an edit whose result only the extension knows', () => {
    assert.equal(editedCells(DDHH, { kind: 'shuffle', case: 0 }), DDHH);
  });
});
