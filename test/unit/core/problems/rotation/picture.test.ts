import assert from 'node:assert/strict';
import { boardFromString } from '../../../../../src/core/problems/rotation/board';
import { LINES } from '../../../../../src/core/problems/rotation/moves';
import { drawBoard } from '../../../../../src/core/problems/rotation/picture';

const BOARD = boardFromString('111132323132231222312133');

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

describe('drawBoard', () => {
  it('tells the symbols apart by digit, shape and colour', () => {
    const picture = drawBoard(BOARD);
    assert.equal(count(picture, />1<\/text>/g), 8);
    assert.equal(count(picture, /<circle [^>]*fill="#4da3ff"/g), 8);
    assert.equal(count(picture, /<rect [^>]*fill="#e8a33d"/g), 8);
    assert.equal(count(picture, /<path [^>]*fill="#5cc77a"/g), 8);
  });

  it('marks the eight cells of the centre', () => {
    assert.equal(count(drawBoard(BOARD), /fill="#4da3ff" fill-opacity/g), 8);
  });

  it('outlines the cells of a line', () => {
    assert.equal(count(drawBoard(BOARD), /stroke="#a371f7"/g), 0);
    assert.equal(count(drawBoard(BOARD, LINES[0]), /stroke="#a371f7"/g), 7);
  });

  it('shows a question mark where there is no valid symbol', () => {
    assert.equal(count(drawBoard(boardFromString('11')), />\?<\/text>/g), 22);
  });

  it('is ASCII, so that it goes into a data address as it is', () => {
    assert.match(drawBoard(BOARD), /^[\x20-\x7e]*$/);
  });
});
