import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findTurn, planTurn } from '../../../../media/model/animation';
import { playCells } from '../../../../media/model/cells';
import { CELL_PLACES } from '../../../../src/core/problems/rotation/board';
import { DESTINATIONS, LINES, MOVES, letterOf } from '../../../../src/core/problems/rotation/moves';

const cells = fc.string({ unit: fc.constantFrom('1', '2', '3', '.'), minLength: 24, maxLength: 24 });

describe('findTurn', () => {
  it('finds the one move between two positions', () => {
    fc.assert(
      fc.property(cells, fc.constantFrom(...MOVES), (before, move) => {
        const after = playCells(before, letterOf(move));
        assert.equal(findTurn(before, after), before === after ? undefined : move);
      }),
    );
  });

  it('finds none between positions that are further apart, equal, or of different sizes', () => {
    const board = '111111112222222233333333';
    assert.equal(findTurn(board, playCells(board, 'DD')), undefined);
    assert.equal(findTurn(board, board), undefined);
    assert.equal(findTurn('', board), undefined);
  });
});

describe('planTurn', () => {
  for (const move of MOVES) {
    it(`slides the symbols of ${letterOf(move)} to where the move takes them`, () => {
      const { slides } = planTurn(move);
      assert.equal(slides.length, 6);
      for (const { cell, columns, rows } of slides) {
        const place = CELL_PLACES[cell] ?? { row: NaN, column: NaN };
        const from = CELL_PLACES.findIndex(
          ({ row, column }) => row === place.row + rows && column === place.column + columns,
        );
        assert.equal(DESTINATIONS[move]?.[from], cell);
      }
    });

    it(`lets a symbol leave and come in beyond the ends of the line of ${letterOf(move)}`, () => {
      const { enters, leaves } = planTurn(move);
      assert.equal(leaves.cell, LINES[move]?.[0]);
      assert.equal(enters.cell, LINES[move]?.at(-1));
      for (const { cell, columns, rows } of [enters, leaves]) {
        assert.equal(Math.abs(columns) + Math.abs(rows), 1);
        const place = CELL_PLACES[cell] ?? { row: NaN, column: NaN };
        assert.ok([-1, 7].includes(place.row + rows) || [-1, 7].includes(place.column + columns));
      }
      assert.deepEqual([enters.columns + leaves.columns, enters.rows + leaves.rows], [0, 0]);
    });
  }
});
