import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { boardFromString, boardToString } from '../../../../../src/core/problems/rotation/board';
import { readInput } from '../../../../../src/core/problems/rotation/input';
import {
  type Layout,
  boardAsText,
  boardsAsInput,
  layOut,
  layoutOf,
} from '../../../../../src/core/problems/rotation/layout';
import { applyEdits } from '../../../../../src/core/text/span';
import { evenBoard } from '../../../../support/core/arbitraries';

const BOARD = boardFromString('111132323132231222312133');
const LINE = '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3';
const PICTURE = `    1   1
    1   1
3 2 3 2 3 1 3
    2   2
3 1 2 2 2 3 1
    2   1
    3   3`;

function laidOut(text: string, layout: Layout, eol = '\n'): string {
  return applyEdits(text, layOut(text, readInput(text), layout, eol));
}

describe('boardAsText', () => {
  it('writes a board on a line', () => {
    assert.equal(boardAsText(BOARD), LINE);
  });

  it('writes a board in the shape of #', () => {
    assert.equal(boardAsText(BOARD, 'picture'), PICTURE);
  });
});

describe('layoutOf', () => {
  it('tells a picture from any other layout', () => {
    const of = (text: string): Layout | undefined => {
      const [found] = readInput(text).cases;
      return found && layoutOf(text, found);
    };
    assert.equal(of(PICTURE), 'picture');
    assert.equal(of(PICTURE.replaceAll('\n', '\r\n')), 'picture');
    assert.equal(of(LINE), 'line');
    assert.equal(of(LINE.replaceAll(' ', '\n')), 'line');
    assert.equal(of(PICTURE.slice(0, -2)), 'picture');
  });
});

describe('layOut', () => {
  it('turns lines into pictures and back', () => {
    const lines = `${LINE}\n${LINE}\n0\n`;
    const pictures = `${PICTURE}\n\n${PICTURE}\n\n0\n`;
    assert.equal(laidOut(lines, 'picture'), pictures);
    assert.equal(laidOut(pictures, 'line'), lines);
    assert.equal(laidOut(lines.replaceAll('\n', ' '), 'line'), lines);
  });

  it('keeps the line ends of the document', () => {
    assert.equal(laidOut(`${LINE} 0`, 'picture', '\r\n'), `${PICTURE}\n\n0\n`.replaceAll('\n', '\r\n'));
  });

  it('changes nothing in a text that is laid out already', () => {
    fc.assert(
      fc.property(fc.array(evenBoard), fc.constantFrom<Layout>('line', 'picture'), (boards, layout) => {
        const text = boardsAsInput(boards, layout);
        assert.deepEqual(layOut(text, readInput(text), layout, '\n'), []);
      }),
    );
  });

  it('keeps every board of any input, good or bad, and everything that is no board', () => {
    const piece = fc.constantFrom(LINE, PICTURE, LINE.slice(2), LINE.replace('2', 'x'), '// note 1', '0 1 1');
    fc.assert(
      fc.property(fc.array(piece), fc.constantFrom<Layout>('line', 'picture'), (pieces, layout) => {
        const text = pieces.join('\n');
        const result = laidOut(text, layout);
        assert.deepEqual(result.split(/\s+/).filter(Boolean), text.split(/\s+/).filter(Boolean));
        const boards = (input: string): string[] =>
          readInput(input).cases.map(({ board }) => boardToString(board));
        assert.deepEqual(boards(result), boards(text));
        assert.equal(laidOut(result, layout), result);
      }),
    );
  });

  it('leaves a text without boards alone', () => {
    assert.equal(laidOut('', 'line'), '');
    assert.equal(laidOut('\n\n', 'line'), '\n\n');
  });
});
