import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import {
  boardFromString,
  boardToString,
  solvedSymbol,
} from '../../../../../src/core/problems/rotation/board';
import {
  DESTINATIONS,
  INVERSES,
  LINES,
  MOVES,
  MOVE_COUNT,
  letterOf,
  moveOf,
  play,
  turn,
  turnSet,
} from '../../../../../src/core/problems/rotation/moves';
import { evenBoard, word } from '../../../../support/core/arbitraries';
import { REFERENCE_LETTERS, referencePlay, referenceTurn } from '../../../../support/core/referenceRules';

const CELLS = Array.from({ length: 24 }, (_, cell) => cell);

describe('moves', () => {
  it('has eight moves named A to H', () => {
    assert.equal(MOVE_COUNT, 8);
    assert.deepEqual(MOVES.map(letterOf), REFERENCE_LETTERS);
    assert.deepEqual(REFERENCE_LETTERS.map(moveOf), MOVES);
  });

  it('knows no other letter', () => {
    for (const text of ['', 'I', 'a', 'AB', '1', ' ']) assert.equal(moveOf(text), undefined);
  });

  it('turns every line as the problem statement says', () => {
    for (const letter of REFERENCE_LETTERS) {
      const after = referenceTurn(CELLS, letter);
      const destinations = DESTINATIONS[moveOf(letter) ?? -1];
      assert.deepEqual(
        CELLS.map((cell) => after.indexOf(cell)),
        destinations,
        letter,
      );
    }
  });

  it('sends each symbol of a line toward the first cell and the first one to the end', () => {
    LINES.forEach((line, move) => {
      line.forEach((cell, i) => {
        assert.equal(DESTINATIONS[move]?.[cell], i === 0 ? line[6] : line[i - 1]);
      });
      for (const cell of CELLS) if (!line.includes(cell)) assert.equal(DESTINATIONS[move]?.[cell], cell);
    });
  });

  it('undoes a move by its inverse', () => {
    for (const [letter, inverse] of ['AF', 'BE', 'CH', 'DG'].map((pair) => Array.from(pair))) {
      assert.equal(INVERSES[moveOf(letter ?? '') ?? -1], moveOf(inverse ?? ''));
      assert.equal(INVERSES[moveOf(inverse ?? '') ?? -1], moveOf(letter ?? ''));
    }
    fc.assert(
      fc.property(evenBoard, fc.nat(7), (board, move) => {
        assert.deepEqual(turn(turn(board, move), INVERSES[move] ?? -1), board);
      }),
    );
  });

  it('comes back after seven equal moves and not before', () => {
    for (const move of MOVES) {
      const seen = new Set<number>();
      let set = 1 << (LINES[move]?.[0] ?? 0);
      for (let times = 0; times < 7; times++) {
        seen.add(set);
        set = turnSet(set, move);
      }
      assert.equal(seen.size, 7);
      assert.equal(set, 1 << (LINES[move]?.[0] ?? 0));
    }
  });

  it('plays words as the rules on a grid do', () => {
    fc.assert(
      fc.property(evenBoard, word(20), (board, letters) => {
        const expected = referencePlay(Array.from(boardToString(board)), letters).join('');
        assert.equal(boardToString(play(board, letters)), expected);
      }),
    );
  });

  it('solves the sample', () => {
    assert.equal(solvedSymbol(play(boardFromString('111132323132231222312133'), 'AC')), 2);
  });

  it('refuses a letter that is no move', () => {
    assert.throws(() => play(boardFromString(''), 'AX'), /RangeError: X is not a move/);
  });
});
