import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { countBits } from '../../../../../src/core/bits';
import {
  CELL_PLACES,
  CENTRE,
  CENTRE_CELLS,
  SYMBOLS,
  boardFromString,
  boardFromSymbols,
  boardToString,
  cellsOf,
  isEven,
  solvedSymbol,
  symbolAt,
  symbolCounts,
  withSymbol,
} from '../../../../../src/core/problems/rotation/board';
import { evenBoard } from '../../../../support/core/arbitraries';

describe('board', () => {
  it('places the cells on the # in reading order', () => {
    const rows = Array.from({ length: 7 }, () => Array<string>(7).fill(' '));
    CELL_PLACES.forEach(({ row, column }, cell) => {
      const line = rows[row];
      if (line) line[column] = String.fromCharCode(97 + cell);
    });
    assert.deepEqual(
      rows.map((row) => row.join('')),
      ['  a b  ', '  c d  ', 'efghijk', '  l m  ', 'nopqrst', '  u v  ', '  w x  '],
    );
  });

  it('has the centre ring round the middle of the #', () => {
    assert.deepEqual(
      CENTRE_CELLS.map((cell) => CELL_PLACES[cell]),
      [
        [2, 2],
        [2, 3],
        [2, 4],
        [3, 2],
        [3, 4],
        [4, 2],
        [4, 3],
        [4, 4],
      ].map(([row, column]) => ({ row, column })),
    );
    assert.equal(countBits(CENTRE), 8);
  });

  it('reads back every board that it writes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 24, maxLength: 24 }), (symbols) => {
        const board = boardFromSymbols(symbols);
        symbols.forEach((symbol, cell) => {
          assert.equal(symbolAt(board, cell), symbol);
        });
        const text = boardToString(board);
        assert.equal(text, symbols.join('').replaceAll('0', '.'));
        assert.deepEqual(boardFromString(text), board);
      }),
    );
  });

  it('leaves the cells empty that a short string does not name', () => {
    assert.equal(boardToString(boardFromString('123')), '123' + '.'.repeat(21));
  });

  it('leaves a cell empty whose symbol is foreign', () => {
    assert.equal(symbolAt(boardFromSymbols([4, 12, -1, 1.5]), 0), 0);
    assert.equal(boardToString(boardFromSymbols([4, 12, -1])), '.'.repeat(24));
  });

  it('puts a symbol into one cell and keeps the others', () => {
    fc.assert(
      fc.property(evenBoard, fc.nat(23), fc.constantFrom(...SYMBOLS), (board, cell, symbol) => {
        const text = boardToString(board);
        const expected = text.slice(0, cell) + String(symbol) + text.slice(cell + 1);
        assert.equal(boardToString(withSymbol(board, cell, symbol)), expected);
      }),
    );
  });

  it('fills an empty cell', () => {
    assert.equal(boardToString(withSymbol(boardFromString(''), 23, 3)), '.'.repeat(23) + '3');
  });

  it('tells even boards from uneven ones', () => {
    fc.assert(
      fc.property(evenBoard, (board) => {
        assert.deepEqual(symbolCounts(board), [8, 8, 8]);
        assert.ok(isEven(board));
        const one = boardToString(board).indexOf('1');
        assert.deepEqual(symbolCounts(withSymbol(board, one, 2)), [7, 9, 8]);
        assert.ok(!isEven(withSymbol(board, one, 2)));
      }),
    );
  });

  it('names the symbol that fills the centre', () => {
    for (const symbol of SYMBOLS) {
      const others = SYMBOLS.filter((other) => other !== symbol);
      let others16 = 0;
      const board = boardFromSymbols(
        Array.from({ length: 24 }, (_, cell) =>
          CENTRE_CELLS.includes(cell) ? symbol : (others[others16++ % 2] ?? 0),
        ),
      );
      assert.equal(solvedSymbol(board), symbol);
      assert.equal(cellsOf(board, symbol), CENTRE);
      assert.equal(solvedSymbol(withSymbol(board, 12, others[0] ?? 1)), undefined);
    }
  });

  it('does not take an empty centre for a solved one', () => {
    assert.equal(solvedSymbol(boardFromString('')), undefined);
  });
});
