import assert from 'node:assert/strict';
import fc from 'fast-check';
import { boardToString } from '../../../../../src/core/problems/rotation/board';
import type { InputFault } from '../../../../../src/core/problems/rotation/faults';
import {
  type BoardCase,
  type RotationInput,
  cellSpans,
  readInput,
} from '../../../../../src/core/problems/rotation/input';
import { InputReader } from '../../../../../src/core/problems/rotation/inputReader';

const BOARDS = [
  '111132323132231222312133',
  '111111112222222233333333',
  '112323233232111211122333',
  '312231132331213121122332',
  '121323321132213321123213',
  '333333332222222211111111',
];
const line = (board: string): string => board.split('').join(' ');
const [FIRST = '', SECOND = '', THIRD = '', FOURTH = '', FIFTH = '', SIXTH = ''] = BOARDS.map(line);

const SYMBOLS = FIRST.split(' ');

const shown = (input: RotationInput): string[] => input.cases.map(({ board }) => boardToString(board));
const codes = (input: RotationInput): string[] => input.faults.map(({ code }) => code);

/** The text that each fault marks. */
function marked(text: string): [string, string][] {
  return readInput(text).faults.map(({ code, span }) => [code, text.slice(span.start, span.end)]);
}

function picture(board: string): string {
  return [
    [0, 2],
    [2, 4],
    [4, 11],
    [11, 13],
    [13, 20],
    [20, 22],
    [22, 24],
  ]
    .map(([from, to]) => board.slice(from, to).split('').join(' '))
    .join('\n');
}

describe('readInput', () => {
  it('reads the boards of a judge input with their spans', () => {
    const text = `${FIRST}\n${SECOND}\n0\n`;
    const input = readInput(text);
    assert.deepEqual(shown(input), BOARDS.slice(0, 2));
    assert.deepEqual(input.faults, []);
    assert.deepEqual(
      input.cases.map(({ span }) => span),
      [
        { start: 0, end: 47 },
        { start: 48, end: 95 },
      ],
    );
    assert.deepEqual(input.terminator, { start: 96, end: 97 });
    assert.ok(input.cases.every(({ solvable }) => solvable));
  });

  const layouts: Record<string, string> = {
    'CRLF line ends': `${FIRST}\r\n${SECOND}\r\n${THIRD}\r\n0\r\n`,
    'CR line ends': `${FIRST}\r${SECOND}\r${THIRD}\r0\r`,
    tabs: `${FIRST}\n${SECOND}\n${THIRD}\n0`.replaceAll(' ', '\t'),
    'blank lines': `\n\n${FIRST}\n\n\n${SECOND}\n \n${THIRD}\n\n0\n\n`,
    'several boards a line': `${FIRST} ${SECOND}   ${THIRD} 0`,
    'boards in the shape of #': BOARDS.slice(0, 3).map(picture).join('\n') + '\n0\n',
    'boards in the shape of # with blank lines': BOARDS.slice(0, 3).map(picture).join('\n\n') + '\n\n0\n',
    'one number a line': `${FIRST} ${SECOND} ${THIRD} 0`.replaceAll(' ', '\n'),
    'twelve numbers a line': `${FIRST} ${SECOND} ${THIRD} 0`.replace(/((?:\d ){11}\d) /g, '$1\n'),
    'ten numbers a line': `${FIRST} ${SECOND} ${THIRD} 0`.replace(/((?:\d ){9}\d) /g, '$1\n'),
    'a line of 24 across two boards': `${FIRST} ${SECOND} ${THIRD} 0`.replace(
      /^((?:\d ){9}\d) ((?:\d ){23}\d) ((?:\d ){23}\d) /,
      '$1\n$2\n$3\n',
    ),
    'the final 0 on the last line': `${FIRST}\n${SECOND}\n${THIRD} 0`,
  };
  for (const [name, text] of Object.entries(layouts)) {
    it(`reads ${name}`, () => {
      const input = readInput(text);
      assert.deepEqual(shown(input), BOARDS.slice(0, 3));
      assert.deepEqual(input.faults, []);
    });
  }

  it('reads any layout, as a judge does', () => {
    const gap = fc.constantFrom(' ', '\n', '\r\n', '\t', '  ', ' \n', '\n\n');
    const boards = fc.array(fc.shuffledSubarray(SYMBOLS, { minLength: 24 }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(boards, fc.array(gap, { minLength: 289, maxLength: 289 }), (symbols, gaps) => {
        const tokens = [...symbols.flat(), '0'];
        const input = readInput(tokens.map((token, i) => token + (gaps[i] ?? '')).join(''));
        assert.deepEqual(
          shown(input),
          symbols.map((board) => board.join('')),
        );
        assert.deepEqual(input.faults, []);
      }),
    );
  });

  it('tells a foreign symbol by its span, its cell and its board, and reads on', () => {
    for (const foreign of ['4', 'x', '12', '9', '-1', '04', '１', '😀']) {
      const text = `${FIRST}\n1 ${foreign}${SECOND.slice(3)}\n${THIRD}\n0\n`;
      const input = readInput(text);
      const [fault, ...others] = input.faults;
      assert.deepEqual(others, []);
      assert.deepEqual(fault, {
        code: 'foreign-symbol',
        span: { start: 50, end: 50 + foreign.length },
        case: 1,
        cell: 1,
        token: foreign,
      });
      assert.deepEqual(
        input.cases.map(({ solvable }) => solvable),
        [true, false, true],
      );
      assert.equal(shown(input)[1], '1.1111112222222233333333');
      assert.equal(shown(input)[2], BOARDS[2]);
    }
  });

  it('takes a 0 in the middle of a line for a foreign symbol', () => {
    const text = `${FIRST}\n1 0${SECOND.slice(3)}\n${THIRD}\n0\n`;
    assert.deepEqual(marked(text), [['foreign-symbol', '0']]);
    assert.equal(readInput(text).cases.length, 3);
  });

  it('reads signs and leading zeros as programs do', () => {
    const input = readInput(`01 +1${SECOND.slice(3)}\n00\n`);
    assert.deepEqual(shown(input), [BOARDS[1]]);
    assert.deepEqual(codes(input), []);
  });

  it('tells a token that is no number', () => {
    const text = `${FIRST}\n1 1l${SECOND.slice(3)}\n${THIRD}\n0\n`;
    assert.deepEqual(marked(text), [['not-a-number', '1l']]);
    assert.equal(shown(readInput(text))[2], BOARDS[2]);
  });

  it('marks comments and headings once and gives them no cells', () => {
    const text = `Sample Input 1:\n${FIRST}\n// board 2\n# 3 1 2\n${SECOND} // solved\nBoard3: ${THIRD}\n0\n`;
    assert.deepEqual(marked(text), [
      ['not-a-number', 'Sample Input 1:'],
      ['not-a-number', '// board 2\n# 3 1 2'],
      ['not-a-number', '// solved\nBoard3:'],
    ]);
    assert.deepEqual(shown(readInput(text)), BOARDS.slice(0, 3));
  });

  it('tells uneven counts, and reads such a board without an answer', () => {
    const text = `${FIRST}\n${SECOND.slice(0, -1)}1\n${THIRD}\n0\n`;
    const input = readInput(text);
    assert.deepEqual(input.faults, [
      { code: 'uneven-counts', span: { start: 48, end: 95 }, case: 1, counts: [9, 8, 7] },
    ]);
    assert.deepEqual(
      input.cases.map(({ solvable }) => solvable),
      [true, false, true],
    );
  });

  it('keeps one missing number from spoiling the boards after it', () => {
    const text = [FIRST, SECOND.slice(2), THIRD, FOURTH, '0', ''].join('\n');
    const input = readInput(text);
    assert.deepEqual(input.faults, [
      { code: 'truncated-board', span: { start: 48, end: 93 }, case: 1, missing: 1 },
    ]);
    assert.deepEqual(shown(input), [
      BOARDS[0],
      `${'1'.repeat(7)}${'2'.repeat(8)}${'3'.repeat(8)}.`,
      BOARDS[2],
      BOARDS[3],
    ]);
  });

  it('keeps one missing number from spoiling pictures after it', () => {
    const rows = picture(BOARDS[1] ?? '').split('\n');
    for (let row = 0; row < rows.length; row++) {
      const broken = rows.map((numbers, i) => (i === row ? numbers.slice(2) : numbers)).join('\n');
      const [first = '', , third = '', fourth = ''] = BOARDS.map(picture);
      const input = readInput([first, broken, third, fourth, '0'].join('\n'));
      assert.deepEqual(codes(input), ['truncated-board']);
      assert.deepEqual([shown(input)[0], ...shown(input).slice(2)], [BOARDS[0], BOARDS[2], BOARDS[3]]);
    }
  });

  it('keeps one missing number in a picture from spoiling any other board', () => {
    const boards = fc.array(fc.shuffledSubarray(SYMBOLS, { minLength: 24 }), { minLength: 3, maxLength: 20 });
    fc.assert(
      fc.property(boards, fc.nat(), fc.integer({ min: 0, max: 23 }), (symbols, which, cell) => {
        const broken = which % symbols.length;
        const pictures = symbols.map((board) => picture(board.join('')));
        const digits = [...(pictures[broken] ?? '').matchAll(/\d/g)].map(({ index }) => index);
        const text = (pictures[broken] ?? '').split('');
        text[digits[cell] ?? 0] = ' ';
        pictures[broken] = text.join('');
        const input = readInput([...pictures, '0'].join('\n\n'));
        const others = symbols.filter((_, i) => i !== broken).map((board) => board.join(''));
        const solvable = input.cases.filter((found) => found.solvable);
        assert.deepEqual(
          solvable.map(({ board }) => boardToString(board)),
          others,
        );
      }),
      { seed: 1343, numRuns: 500 },
    );
  });

  it('tells several boards in a row that are truncated', () => {
    const lines = [FIRST, SECOND.slice(2), SECOND.slice(2), THIRD.slice(2), FOURTH, FIFTH, '0'];
    assert.deepEqual(
      readInput(lines.join('\n')).faults.map(({ code, case: index }) => [code, index]),
      [
        ['truncated-board', 1],
        ['truncated-board', 2],
        ['truncated-board', 3],
      ],
    );
  });

  it('keeps one number too many from spoiling the boards after it', () => {
    const input = readInput([FIRST, `${SECOND} 2`, THIRD, FOURTH, '0'].join('\n'));
    assert.deepEqual(codes(input), ['truncated-board']);
    assert.deepEqual(
      shown(input).filter((board) => !board.includes('.')),
      BOARDS.slice(0, 4),
    );
  });

  it('finds a missing number among many equal boards', () => {
    const lines = Array.from({ length: 1000 }, () => FIRST);
    lines[2] = FIRST.slice(0, -2);
    const input = readInput([...lines, '0'].join('\n'));
    assert.equal(input.cases.length, 1000);
    assert.deepEqual(
      input.faults.map(({ code, case: index }) => [code, index]),
      [
        ['truncated-board', 2],
        ['more-than-30-boards', undefined],
      ],
    );
  });

  it('finds a missing number in each of several boards, whatever their neighbours', () => {
    fc.assert(
      fc.property(
        fc.array(fc.shuffledSubarray(SYMBOLS, { minLength: 24 }), {
          minLength: 3,
          maxLength: 20,
        }),
        fc.nat(),
        fc.nat(23),
        (symbols, which, cell) => {
          const broken = which % symbols.length;
          const lines = symbols.map((board, i) =>
            (i === broken ? board.toSpliced(cell, 1) : board).join(' '),
          );
          const input = readInput([...lines, '0'].join('\n'));
          assert.deepEqual(
            input.faults.map(({ code, case: index }) => [code, index]),
            [['truncated-board', broken]],
          );
        },
      ),
    );
  });

  it('finds a missing number beside a board with another fault', () => {
    const text = [FIRST, SECOND.slice(2), THIRD.replace('1', 'x'), FOURTH, '0'].join('\n');
    assert.deepEqual(codes(readInput(text)), ['truncated-board', 'foreign-symbol']);
    const uneven = [FIRST, SECOND, THIRD].map((board) => board.replaceAll('3', '2'));
    const all = readInput([uneven[0], uneven[1]?.slice(2), uneven[2], '0'].join('\n'));
    assert.deepEqual(codes(all), ['uneven-counts', 'truncated-board', 'uneven-counts']);
  });

  it('tells a truncated last board, before the 0 and at the end of the text', () => {
    const part = FIRST.slice(0, 39);
    assert.deepEqual(marked(`${SECOND}\n${part}\n0\n`), [['truncated-board', part]]);
    assert.deepEqual(marked(`${SECOND}\n${part} 0\n`), [['truncated-board', part]]);
    assert.deepEqual(marked(`${SECOND}\n${part}\n`), [
      ['truncated-board', part],
      ['missing-terminator', '1'],
    ]);
    assert.equal((readInput(part).faults[0] as { missing?: number }).missing, 4);
  });

  it('tells a missing final 0 at the last number', () => {
    const [fault] = readInput(`${FIRST}\n`).faults;
    assert.deepEqual(fault, { code: 'missing-terminator', span: { start: 46, end: 47 } });
    assert.deepEqual(readInput('').faults, [{ code: 'missing-terminator', span: { start: 0, end: 0 } }]);
    assert.deepEqual(readInput(FIRST, { terminator: 'optional' }).faults, []);
  });

  it('finds nothing wrong with a lone 0', () => {
    assert.deepEqual(readInput('0\n'), { cases: [], faults: [], terminator: { start: 0, end: 1 } });
  });

  it('tells text after the final 0, and reads no boards there', () => {
    const text = `${FIRST}\n0\n${SECOND}\nthe end\n`;
    assert.deepEqual(marked(text), [['text-after-terminator', `${SECOND}\nthe end`]]);
    assert.equal(readInput(text).cases.length, 1);
  });

  it('tells a byte order mark and reads past it', () => {
    const input = readInput(`\uFEFF${FIRST}\n0\n`);
    assert.deepEqual(input.faults, [{ code: 'byte-order-mark', span: { start: 0, end: 1 } }]);
    assert.deepEqual(shown(input), BOARDS.slice(0, 1));
  });

  it('tells more than 30 boards at the 31st, with their number', () => {
    const thirty = `${`${FIRST}\n`.repeat(30)}0`;
    assert.deepEqual(readInput(thirty).faults, []);
    assert.deepEqual(readInput(`${FIRST}\n`.repeat(32) + '0').faults, [
      { code: 'more-than-30-boards', span: { start: 1440, end: 1487 }, boards: 32 },
    ]);
  });

  it('adds the offset of a part to every span', () => {
    const [fault] = readInput(`1 4 ${FIRST.slice(4)}`, { offset: 100, terminator: 'optional' }).faults;
    assert.deepEqual(fault?.span, { start: 102, end: 103 });
  });

  it('reads a first cell that is wrong as a cell, and not as other text', () => {
    const tokens = `${FIRST} x${SECOND.slice(1)} ${THIRD} ${FOURTH} 0`.split(' ').join('\n');
    assert.deepEqual(
      readInput(tokens).faults.map(({ code, case: index }) => [code, index]),
      [['foreign-symbol', 1]],
    );
  });

  it('gives no more than a handful of faults for text that has nothing to do with boards', () => {
    const prose = 'The quick brown fox jumps over the lazy dog.\n'.repeat(5000);
    assert.deepEqual(codes(readInput(prose)), ['not-a-number', 'missing-terminator']);
    const page = prose + [FIRST, SECOND, '0'].join('\n');
    assert.deepEqual(codes(readInput(page)), ['not-a-number']);
    assert.equal(readInput(page).cases.length, 2);
  });

  it('takes a token of a million characters for one', () => {
    const input = readInput(`1 ${'1'.repeat(1_000_000)} 2\n0\n`);
    assert.deepEqual(codes(input), ['truncated-board', 'foreign-symbol']);
    assert.equal((input.faults[0] as { missing?: number }).missing, 21);
  });

  it('survives one line of a million characters #slow', () => {
    assert.equal(readInput('x'.repeat(1_000_000)).cases.length, 0);
    assert.equal(readInput(`${FIRST} `.repeat(20833)).cases.length, 20833);
    assert.deepEqual(codes(readInput(`${'ab '.repeat(333_333)}\n${FIRST}\n0`)), ['not-a-number']);
  });

  it('never fails, and keeps spans inside the text and in order', () => {
    const piece = fc.oneof(
      fc.constantFrom(FIRST, SECOND, '0', '1', '2 3', '\n', '\r\n', ' ', 'x', '//', '\u0000', '\uFEFF', '12'),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const { cases, faults } = readInput(text);
        let end = 0;
        for (const { span } of cases) {
          assert.ok(span.start >= end && span.end > span.start && span.end <= text.length);
          end = span.end;
        }
        for (const { span } of faults) assert.ok(span.start >= 0 && span.end <= text.length);
      }),
    );
  });
});

describe('InputReader', () => {
  it('finds the same however the text is cut #slow', () => {
    const piece = fc.constantFrom(
      `${FIRST}\n`,
      `${SECOND}\n`,
      `${THIRD.slice(4)}\n`,
      `${FOURTH} ${FIFTH}\n`,
      `${picture(BOARDS[5] ?? '')}\n`,
      `${SIXTH.replace('1', 'y')}\r\n`,
      '// comment\n',
      `${'hello '.repeat(300)}\n`,
    );
    const text = fc.array(piece, { minLength: 1, maxLength: 30 }).map((pieces) => pieces.join('').repeat(20));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 70_000 }), (whole, size) => {
        const cases: BoardCase[] = [];
        const faults: InputFault[] = [];
        const reader = new InputReader({
          case: (found) => void cases.push(found),
          fault: (found) => void faults.push(found),
        });
        for (let at = 0; at < whole.length; at += size) reader.push(whole.slice(at, at + size));
        const terminator = reader.end();
        faults.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
        assert.deepEqual({ cases, faults, terminator }, readInput(whole));
      }),
      { numRuns: 40 },
    );
  });
});

describe('cellSpans', () => {
  it('gives the span of every symbol of a case', () => {
    const text = ` ${FIRST.replace(' ', '\n  ')} 0`;
    const [found] = readInput(text).cases;
    assert.ok(found);
    const spans = cellSpans(text, found.span);
    assert.equal(spans.map(({ start, end }) => text.slice(start, end)).join(''), BOARDS[0]);
  });
});
