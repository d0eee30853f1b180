import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { boardFromString, boardToString, withSymbol } from '../../../../../src/core/problems/rotation/board';
import { type BoardEdit, editsFor, editsForNewBoards } from '../../../../../src/core/problems/rotation/edits';
import { readInput } from '../../../../../src/core/problems/rotation/input';
import { type Layout, boardAsText, boardsAsInput } from '../../../../../src/core/problems/rotation/layout';
import { play } from '../../../../../src/core/problems/rotation/moves';
import { applyEdits } from '../../../../../src/core/text/span';
import { evenBoard, word } from '../../../../support/core/arbitraries';

const LINE = '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3';
const OTHER = '1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3';
const board = (line: string) => boardFromString(line.replaceAll(' ', ''));
const PICTURE = boardAsText(board(LINE), 'picture');

function edited(text: string, edit: BoardEdit, eol = '\n'): string {
  return applyEdits(text, editsFor(text, readInput(text), edit, eol));
}

describe('editsFor', () => {
  it('plays a word by changing only the symbols that differ', () => {
    const text = `${OTHER}\n${LINE}\n0\n`;
    const edits = editsFor(text, readInput(text), { kind: 'turn', case: 1, word: 'A' }, '\n');
    assert.deepEqual(
      edits.map(({ span }) => span.end - span.start),
      edits.map(() => 1),
    );
    assert.ok(edits.length <= 7);
    const after = boardAsText(play(board(LINE), 'A'));
    assert.equal(applyEdits(text, edits), `${OTHER}\n${after}\n0\n`);
  });

  it('plays any word in any layout as the board does', () => {
    fc.assert(
      fc.property(
        fc.array(evenBoard, { minLength: 1, maxLength: 4 }),
        fc.constantFrom<Layout>('line', 'picture'),
        word(6),
        fc.nat(),
        (boards, layout, letters, which) => {
          const index = which % boards.length;
          const result = edited(boardsAsInput(boards, layout), { kind: 'turn', case: index, word: letters });
          const expected = boards.map((each, i) => (i === index ? play(each, letters) : each));
          assert.equal(result, boardsAsInput(expected, layout));
        },
      ),
    );
  });

  it('turns a board with a foreign symbol, and not a truncated one', () => {
    assert.equal(
      edited(`x 2${LINE.slice(3)}\n0\n`, { kind: 'turn', case: 0, word: 'F' }),
      `3 2 x${boardAsText(play(board(LINE), 'F')).slice(5)}\n0\n`,
    );
    const truncated = `${LINE.slice(2)}\n0\n`;
    assert.equal(edited(truncated, { kind: 'turn', case: 0, word: 'F' }), truncated);
  });

  it('duplicates a board behind itself, in its layout and with its foreign symbols', () => {
    const foreign = PICTURE.replace('3', 'x');
    const duplicate = { kind: 'duplicate', case: 0 } as const;
    assert.equal(edited(`${foreign}\n\n0\n`, duplicate), `${foreign}\n\n${foreign}\n\n0\n`);
    const truncated = LINE.slice(2);
    assert.equal(
      edited(`${truncated}\n${OTHER}\n0\n`, duplicate),
      `${truncated}\n${truncated}\n${OTHER}\n0\n`,
    );
  });

  it('makes no edit for a case that does not exist or a letter that is no move', () => {
    const text = `${LINE}\n0\n`;
    assert.equal(edited(text, { kind: 'delete', case: 5 }), text);
    assert.equal(edited(text, { kind: 'turn', case: 0, word: 'AX' }), text);
  });

  it('sets a cell in place', () => {
    const expected = boardAsText(withSymbol(board(LINE), 4, 1), 'picture');
    assert.equal(edited(`${PICTURE}\n0\n`, { kind: 'set', case: 0, cell: 4, symbol: 1 }), `${expected}\n0\n`);
    assert.equal(
      edited(`x${LINE.slice(1)}\n0\n`, { kind: 'set', case: 0, cell: 0, symbol: 1 }),
      `${LINE}\n0\n`,
    );
  });

  it('sets the first missing cell of a truncated board, in its layout', () => {
    const set = { kind: 'set', case: 0, symbol: 3 } as const;
    assert.equal(edited(`${LINE.slice(0, -2)}\n0\n`, { ...set, cell: 23 }), `${LINE}\n0\n`);
    assert.equal(edited(`${PICTURE.slice(0, -4)}\n0\n`, { ...set, cell: 23 }), `${PICTURE}\n0\n`);
    assert.equal(edited(`${LINE.slice(0, -4)}\n0\n`, { ...set, cell: 23 }), `${LINE.slice(0, -4)}\n0\n`);
  });

  it('replaces a board in place', () => {
    const replace = { kind: 'replace', case: 0, board: board(OTHER) } as const;
    assert.equal(edited(`${LINE}\n0\n`, replace), `${OTHER}\n0\n`);
    assert.equal(edited(`${LINE.slice(8)}\n0\n`, replace), `${OTHER}\n0\n`);
  });

  it('adds a board behind another, in its layout', () => {
    const add = { kind: 'add', case: 0, board: board(OTHER) } as const;
    assert.equal(edited(`${LINE}\n0\n`, add), `${LINE}\n${OTHER}\n0\n`);
    assert.equal(
      edited(`${PICTURE}\n\n0\n`, add),
      `${PICTURE}\n\n${boardAsText(board(OTHER), 'picture')}\n\n0\n`,
    );
    assert.deepEqual(readInput(edited(`${LINE} ${LINE} 0`, add)).cases.length, 3);
    assert.equal(edited(`${LINE}\r\n0\r\n`, add, '\r\n'), `${LINE}\r\n${OTHER}\r\n0\r\n`);
  });

  it('adds a first board, with the final 0 where there is none', () => {
    const add = { kind: 'add', case: -1, board: board(OTHER) } as const;
    assert.equal(edited('', add), `${OTHER}\n0\n`);
    assert.equal(edited('0\n', add), `${OTHER}\n0\n`);
    assert.equal(edited(`${LINE}\n0\n`, add), `${OTHER}\n${LINE}\n0\n`);
    assert.equal(edited('// nothing', add), `// nothing\n${OTHER}\n0\n`);
  });

  it('deletes a board with its lines', () => {
    assert.equal(edited(`${LINE}\n${OTHER}\n0\n`, { kind: 'delete', case: 0 }), `${OTHER}\n0\n`);
    assert.equal(edited(`${OTHER}\n${LINE}\n0\n`, { kind: 'delete', case: 1 }), `${OTHER}\n0\n`);
    assert.equal(edited(`${LINE} ${OTHER} 0\n`, { kind: 'delete', case: 0 }), `${OTHER} 0\n`);
    assert.equal(edited(`${LINE} ${OTHER}\n0\n`, { kind: 'delete', case: 1 }), `${LINE}\n0\n`);
    assert.equal(edited(`${PICTURE}\n\n${PICTURE}\n\n0\n`, { kind: 'delete', case: 0 }), `${PICTURE}\n\n0\n`);
    assert.equal(edited(`${LINE}\r\n${OTHER}\r\n0\r\n`, { kind: 'delete', case: 0 }), `${OTHER}\r\n0\r\n`);
  });

  it('leaves the other boards as they were, whatever is deleted or added', () => {
    const gap = fc.constantFrom(' ', '\n', '\n\n', ' \n ');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(evenBoard, gap), { minLength: 1, maxLength: 5 }),
        fc.nat(),
        (boards, n) => {
          const text = boards.map(([each, after]) => boardAsText(each) + after).join('') + '0';
          const index = n % boards.length;
          const all = boards.map(([each]) => boardToString(each));
          const read = (input: string): string[] =>
            readInput(input).cases.map((found) => boardToString(found.board));
          assert.deepEqual(read(edited(text, { kind: 'delete', case: index })), all.toSpliced(index, 1));
          const added = edited(text, { kind: 'add', case: index, board: board(OTHER) });
          assert.deepEqual(read(added), all.toSpliced(index + 1, 0, OTHER.replaceAll(' ', '')));
        },
      ),
    );
  });
});

describe('editsForNewBoards', () => {
  const added = (text: string, ...lines: string[]): string =>
    applyEdits(text, editsForNewBoards(text, readInput(text), lines.map(board), '\n'));

  it('puts boards before the final 0, in the layout of the last board, by one insertion', () => {
    assert.equal(added(`${LINE}\n0\n`, OTHER, LINE), `${LINE}\n${OTHER}\n${LINE}\n0\n`);
    const pictures = [LINE, OTHER].map((line) => boardAsText(board(line), 'picture')).join('\n\n');
    assert.equal(added(`${PICTURE}\n0\n`, OTHER), `${pictures}\n0\n`);
    assert.equal(editsForNewBoards('0\n', readInput('0\n'), [board(LINE), board(OTHER)], '\n').length, 1);
  });

  it('makes an empty text an input', () => {
    assert.equal(added('', LINE, OTHER), `${LINE}\n${OTHER}\n0\n`);
  });
});
