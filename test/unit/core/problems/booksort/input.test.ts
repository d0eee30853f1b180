import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import {
  type BooksortInput,
  readInput,
  readInputInSlices,
} from '../../../../../src/core/problems/booksort/input';
import { shelvesAsInput } from '../../../../../src/core/problems/booksort/layout';
import { type Shelf, isShelf } from '../../../../../src/core/problems/booksort/shelf';
import { anyShelf } from '../../../../support/core/shelves';

const shelves = (input: BooksortInput): Shelf[] => input.cases.map(({ shelf }) => shelf);
const solvable = (input: BooksortInput): boolean[] => input.cases.map((found) => found.solvable);

/** The text that each fault marks. */
function marked(text: string): [string, string][] {
  return readInput(text).faults.map(({ code, span }) => [code, text.slice(span.start, span.end)]);
}

const SOME: readonly Shelf[] = [[2, 3, 1], [1], [5, 4, 3, 2, 1], [2, 1]];

const anyShelves = fc.array(anyShelf(1, 15), { minLength: 1, maxLength: 8 });

describe('readInput', () => {
  it('reads the shelves of a judge input with their spans', () => {
    const text = '2\n3\n2 3 1\n2\n2 1\n';
    const input = readInput(text);
    assert.deepEqual(input, {
      cases: [
        { index: 0, span: { start: 2, end: 9 }, shelf: [2, 3, 1], solvable: true },
        { index: 1, span: { start: 10, end: 15 }, shelf: [2, 1], solvable: true },
      ],
      faults: [],
      caseCount: { span: { start: 0, end: 1 }, value: 2 },
    });
  });

  const text = shelvesAsInput(SOME);
  const layouts: Record<string, string> = {
    'CRLF line ends': text.replaceAll('\n', '\r\n'),
    'CR line ends': text.replaceAll('\n', '\r'),
    tabs: text.replaceAll(' ', '\t'),
    'blank lines': `\n\n${text.replaceAll('\n', '\n \n')}\n`,
    'one line': text.replaceAll('\n', ' '),
    'one number a line': text.replaceAll(' ', '\n'),
    'each shelf behind its number of books': '4\n3 2 3 1\n1 1\n5 5 4 3 2 1\n2 2 1',
    'a shelf on two lines': '4\n3\n2\n3 1\n1\n1\n5\n5 4 3\n2 1\n2\n2 1\n',
    'lines that end anywhere': '4 3 2\n3 1 1 1\n5 5 4\n3 2 1 2 2\n1',
    'signs and leading zeros': '04\n+3\n2 03 1\n1\n1\n5\n5 4 3 2 1\n2\n2 1\n',
  };
  for (const [name, variant] of Object.entries(layouts)) {
    it(`reads ${name}`, () => {
      const input = readInput(variant);
      assert.deepEqual(input.faults, []);
      assert.deepEqual(shelves(input), SOME);
    });
  }

  it('reads any layout, as judges do', () => {
    const gaps = fc.array(fc.constantFrom(' ', '\n', '\r\n', '\t', '  ', ' \n', '\n\n'), {
      minLength: 130,
      maxLength: 130,
    });
    fc.assert(
      fc.property(anyShelves, gaps, (wanted, between) => {
        const tokens = shelvesAsInput(wanted).trim().split(/\s+/);
        const input = readInput(tokens.map((token, i) => token + (between[i] ?? '')).join(''));
        assert.deepEqual(input.faults, []);
        assert.deepEqual(shelves(input), wanted);
        assert.equal(input.caseCount?.value, wanted.length);
      }),
    );
  });

  it('reads one case without a number of cases, faulty or not', () => {
    for (const [lone, shelf] of [
      ['5\n5 4 3 2 1\n', [5, 4, 3, 2, 1]],
      ['3 1 2 3', [1, 2, 3]],
      ['2 2\n1', [2, 1]],
    ] as const) {
      const input = readInput(lone);
      assert.deepEqual(input.faults, []);
      assert.deepEqual(shelves(input), [shelf]);
      assert.equal(input.caseCount, undefined);
    }
    assert.deepEqual(marked('5\n5 4 3 2 2\n'), [['repeated-book', '2']]);
    assert.deepEqual(shelves(readInput('1\n1\n1\n')), [[1]]);
    assert.deepEqual(shelves(readInput('1\n1\n')), [[1]]);
  });

  it('tells a missing number of cases', () => {
    assert.deepEqual(marked('3\n2 3 1\n2\n2 1\n'), [['missing-case-count', '3']]);
    assert.deepEqual(shelves(readInput('3\n2 3 1\n2\n2 1\n')), [
      [2, 3, 1],
      [2, 1],
    ]);
    assert.deepEqual(marked(''), [['missing-case-count', '']]);
    assert.deepEqual(marked(' \n'), [['missing-case-count', '']]);
  });

  it('wants no number of cases in a part of an input, nor as many cases as it says', () => {
    for (const part of ['3\n2 3 1\n2\n2 1\n', '7\n3\n2 3 1\n2\n2 1\n', '1\n3\n2 3 1\n2\n2 1\n']) {
      const input = readInput(part, { caseCount: 'optional' });
      assert.deepEqual(input.faults, []);
      assert.deepEqual(shelves(input), [
        [2, 3, 1],
        [2, 1],
      ]);
    }
    assert.deepEqual(readInput('', { caseCount: 'optional' }).faults, []);
  });

  it('tells a number of cases that does not fit, and reads all cases', () => {
    assert.deepEqual(readInput('3\n2\n2 1\n1\n1\n').faults, [
      { code: 'missing-cases', span: { start: 0, end: 1 }, count: 3, cases: 2 },
    ]);
    const more = readInput('1\n2\n2 1\n1\n1\n');
    assert.deepEqual(more.faults, [
      { code: 'uncounted-cases', span: { start: 0, end: 1 }, count: 1, cases: 2 },
    ]);
    assert.deepEqual(shelves(more), [[2, 1], [1]]);
    assert.deepEqual(marked('4'), [['missing-cases', '4']]);
  });

  it('tells a number of cases that is none', () => {
    for (const none of ['0', '-2', '99999999999999999999', '2147483648', 'l', '1.5']) {
      const faults = marked(`${none}\n2\n2 1\n`);
      assert.deepEqual(faults, [[/^[-\d]+$/.test(none) ? 'bad-case-count' : 'not-a-number', none]]);
      assert.deepEqual(shelves(readInput(`${none}\n2\n2 1\n`)), [[2, 1]]);
    }
  });

  it('tells text behind the last case, and reads a case behind that', () => {
    assert.deepEqual(marked('1\n2\n2 1\n0\n'), [['text-after-last-case', '0']]);
    assert.deepEqual(marked('1\n2\n2 1 // the only one\nEnd.'), [
      ['text-after-last-case', '// the only one\nEnd.'],
    ]);
    const behind = '1\n2\n2 1\n// another\n3\n3 2 1\n';
    assert.deepEqual(marked(behind), [
      ['uncounted-cases', '1'],
      ['text-after-last-case', '// another'],
    ]);
    assert.equal(readInput(behind).cases.length, 2);
  });

  it('tells a number of books that is none, and passes over its books', () => {
    const sixteen = Array.from({ length: 16 }, (_, i) => 16 - i).join(' ');
    for (const books of [sixteen, sixteen.replaceAll(' ', '\n'), sixteen.replace('16', '99')]) {
      const input = readInput(`3\n16\n${books}\n2\n2 1\n1\n1\n`);
      assert.deepEqual(input.faults, [
        { code: 'bad-book-count', span: { start: 2, end: 4 }, case: 0, token: '16' },
      ]);
      assert.deepEqual(shelves(input), [[], [2, 1], [1]]);
      assert.deepEqual(solvable(input), [false, true, true]);
      assert.equal(input.cases[0]?.span.end, 5 + books.length);
    }
    for (const none of ['0', '-3', '99999999999999999999']) {
      for (const shelf of ['', '1 2 3\n', '\n']) {
        const bad = `2\n${none}\n${shelf}2\n2 1\n`;
        assert.deepEqual(marked(bad), [['bad-book-count', none]]);
        assert.deepEqual(shelves(readInput(bad)), [[], [2, 1]]);
      }
    }
  });

  it('tells a missing number of books', () => {
    const lacking = '3\n3\n3 1 2\n3 2 1\n2\n2 1\n';
    assert.deepEqual(marked(lacking), [['missing-book-count', '3 2 1']]);
    assert.deepEqual(shelves(readInput(lacking)), [
      [3, 1, 2],
      [3, 2, 1],
      [2, 1],
    ]);
    assert.deepEqual(marked('2\n3 2 1\n2\n2 1\n'), [['missing-book-count', '3 2 1']]);
  });

  it('tells foreign and repeated books by their place', () => {
    assert.deepEqual(readInput('1\n5\n1 9 2 -1 1\n').faults, [
      { code: 'foreign-book', span: { start: 6, end: 7 }, case: 0, token: '9', books: 5, place: 2 },
      { code: 'foreign-book', span: { start: 10, end: 12 }, case: 0, token: '-1', books: 5, place: 4 },
      { code: 'repeated-book', span: { start: 13, end: 14 }, case: 0, book: 1, place: 5 },
    ]);
    assert.deepEqual(readInput('1\n5\n1 9 2 -1 1\n').cases, [
      { index: 0, span: { start: 2, end: 14 }, shelf: [1, 0, 2, 0, 0], solvable: false },
    ]);
  });

  it('tells text in the place of a book, and text between the books', () => {
    assert.deepEqual(marked('2\n3\n2 l 3\n2\n2 1\n'), [['not-a-number', 'l']]);
    assert.deepEqual(shelves(readInput('2\n3\n2 l 3\n2\n2 1\n')), [
      [2, 0, 3],
      [2, 1],
    ]);
    assert.deepEqual(shelves(readInput('2\n3\n2 l 3 1\n2\n2 1\n')), [
      [2, 3, 1],
      [2, 1],
    ]);
    assert.deepEqual(marked('2\n3\n2,3,1\n2\n2 1\n'), [
      ['missing-books', '3\n2,3,1'],
      ['not-a-number', '2,3,1'],
    ]);
  });

  it('marks comments and headings once and gives them no places', () => {
    const commented = 'Sample Input:\n2\n# one\n# 1 1\n3\n// its books\n2 3 1 // to 2\n2\n2 1\n';
    assert.deepEqual(marked(commented), [
      ['not-a-number', 'Sample Input:'],
      ['not-a-number', '# one\n# 1 1'],
      ['not-a-number', '// its books'],
      ['not-a-number', '// to 2'],
    ]);
    assert.deepEqual(shelves(readInput(commented)), [
      [2, 3, 1],
      [2, 1],
    ]);
  });

  it('tells a byte order mark, in the whole text only', () => {
    assert.deepEqual(marked('\uFEFF1\n2\n2 1\n'), [['byte-order-mark', '\uFEFF']]);
    assert.deepEqual(marked('1\n\uFEFF2\n2 1\n')[0]?.[0], 'not-a-number');
  });

  it('adds the offset to every span', () => {
    const part = '2\n3\n2 9 1\n2\n2 1 1\n';
    const shift = 1000;
    const moved = readInput(part, { offset: shift });
    const back = (span: { start: number; end: number }) => ({
      start: span.start - shift,
      end: span.end - shift,
    });
    const { cases, faults } = readInput(part);
    assert.deepEqual(
      moved.cases.map((found) => ({ ...found, span: back(found.span) })),
      cases,
    );
    assert.deepEqual(
      moved.faults.map((fault) => ({ ...fault, span: back(fault.span) })),
      faults,
    );
  });

  it('keeps a missing book from spoiling any other case', () => {
    fc.assert(
      fc.property(
        fc.array(anyShelf(2, 15), { minLength: 2, maxLength: 8 }),
        fc.nat(),
        fc.nat(),
        (wanted, which, place) => {
          const broken = which % wanted.length;
          const lines = wanted.map(
            (shelf, i) =>
              `${shelf.length}\n${shelf.filter((_, at) => i !== broken || at !== place % shelf.length).join(' ')}`,
          );
          const input = readInput([wanted.length, ...lines, ''].join('\n'));
          const others = wanted.filter((_, i) => i !== broken);
          assert.ok(input.faults.length > 0);
          assert.deepEqual(
            input.cases.filter((found) => found.solvable && isShelf(found.shelf)).map(({ shelf }) => shelf),
            others,
          );
        },
      ),
      { seed: 180, numRuns: 1000 },
    );
  });

  it('keeps numbers too many from spoiling any other case', () => {
    const more = fc.array(fc.integer({ min: 0, max: 17 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(anyShelf(2, 15), { minLength: 2, maxLength: 8 }),
        fc.nat(),
        more,
        (wanted, which, extra) => {
          fc.pre(!extra.includes(1));
          const broken = which % (wanted.length - 1);
          const lines = wanted.map(
            (shelf, i) => `${shelf.length}\n${(i === broken ? [...shelf, ...extra] : shelf).join(' ')}`,
          );
          const input = readInput([wanted.length, ...lines, ''].join('\n'));
          assert.deepEqual(
            input.faults.map(({ code, case: index }) => [code, index]),
            [['extra-numbers', broken]],
          );
          assert.deepEqual(shelves(input), wanted);
        },
      ),
      { seed: 180, numRuns: 1000 },
    );
  });

  it('never throws, and its spans lie in the text in order, whatever the text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '\n',
        '\r\n',
        ' ',
        '\t',
        '\uFEFF',
        '//',
        'x',
        '-',
        '0',
        '1',
        '2',
        '3',
        '15',
        '16',
        '99',
      ),
      fc.string({ maxLength: 3 }),
      fc.integer().map(String),
    );
    const anyText = fc.array(piece, { maxLength: 80 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(anyText, fc.constantFrom('required' as const, 'optional' as const), (input, caseCount) => {
        const { cases, faults } = readInput(input, { caseCount });
        let end = 0;
        for (const { span, shelf, ...found } of cases) {
          assert.ok(span.start >= end && span.start < span.end && span.end <= input.length);
          end = span.end;
          if (found.solvable) assert.ok(isShelf(shelf) && shelf.length >= 1 && shelf.length <= 15);
        }
        let start = 0;
        for (const { span } of faults) {
          assert.ok(span.start >= start && span.start <= span.end && span.end <= input.length);
          start = span.start;
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('reads long texts in slices, and long lines too', () => {
    const texts = [
      shelvesAsInput(Array.from({ length: 20_000 }, () => [2, 3, 1])),
      `1\n1\n1 ${'2 '.repeat(200_000)}`,
      `1\n77\n${'2 '.repeat(200_000)}`,
      `1\n${'text '.repeat(200_000)}\n1\n1\n`,
      `1\n15\n1 ${'x '.repeat(200_000)}`,
      `1\n1\n1\n${'1 2 3 '.repeat(100_000)}`,
    ];
    for (const long of texts) {
      const shares = [...readInputInSlices(long)];
      assert.ok(shares.length >= 5);
      assert.ok(shares.every((share, i) => share > (shares[i - 1] ?? 0) && share <= 1));
    }
  });
});
