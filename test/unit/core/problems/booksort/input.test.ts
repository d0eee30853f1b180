import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import {
  type BooksortInput,
  readInput,
  readInputInSlices,
} from '../../../../../src/core/problems/booksort/input';
import { shelfAsText, shelvesAsInput } from '../../../../../src/core/problems/booksort/layout';
import { type Shelf, isShelf } from '../../../../../src/core/problems/booksort/shelf';
import { itReadsCountedInputs } from '../../../../support/core/countedInputs';
import { anyShelf } from '../../../../support/core/shelves';

const shelves = (input: BooksortInput): Shelf[] => input.cases.map(({ shelf }) => shelf);
const solvable = (input: BooksortInput): boolean[] => input.cases.map((found) => found.solvable);

/** The text that each fault marks. */
function marked(text: string): [string, string][] {
  return readInput(text).faults.map(({ code, span }) => [code, text.slice(span.start, span.end)]);
}

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

  itReadsCountedInputs({
    readInput,
    readInputInSlices,
    asText: shelfAsText,
    valueOf: ({ shelf }) => shelf,
    some: [[2, 3, 1], [1], [5, 4, 3, 2, 1], [2, 1]],
    layouts: {
      'each shelf behind its number of books': '4\n3 2 3 1\n1 1\n5 5 4 3 2 1\n2 2 1',
      'a shelf on two lines': '4\n3\n2\n3 1\n1\n1\n5\n5 4 3\n2 1\n2\n2 1\n',
      'lines that end anywhere': '4 3 2\n3 1 1 1\n5 5 4\n3 2 1 2 2\n1',
      'signs and leading zeros': '04\n+3\n2 03 1\n1\n1\n5\n5 4 3 2 1\n2\n2 1\n',
    },
    anyCases: fc.array(anyShelf(1, 15), { minLength: 1, maxLength: 8 }),
    casesAndMore: fc.tuple(
      fc.array(anyShelf(2, 15), { minLength: 2, maxLength: 8 }),
      fc.array(
        fc.integer({ min: 0, max: 17 }).filter((more) => more !== 1),
        { minLength: 1, maxLength: 4 },
      ),
    ),
    faulty: '2\n3\n2 9 1\n2\n2 1 1\n',
    numbers: ['0', '1', '2', '3', '15', '16', '99'],
    isSound: (found) =>
      !found.solvable || (isShelf(found.shelf) && found.shelf.length >= 1 && found.shelf.length <= 15),
    longTexts: [
      shelvesAsInput(Array.from({ length: 20_000 }, () => [2, 3, 1])),
      `1\n1\n1 ${'2 '.repeat(200_000)}`,
      `1\n77\n${'2 '.repeat(200_000)}`,
      `1\n${'text '.repeat(200_000)}\n1\n1\n`,
      `1\n15\n1 ${'x '.repeat(200_000)}`,
      `1\n15\n1 ${'text '.repeat(200_000)}`,
      `1\n1\n1\n${'1 2 3 '.repeat(100_000)}`,
    ],
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

  it('reads a faulty case too behind the last that is counted, where a line starts with it', () => {
    const behind = '1\n2\n2 1\n3\n3 9 1\n1\n1\n';
    assert.deepEqual(marked(behind), [
      ['uncounted-cases', '1'],
      ['foreign-book', '9'],
    ]);
    assert.deepEqual(shelves(readInput(behind)), [[2, 1], [3, 0, 1], [1]]);
    assert.deepEqual(marked('1\n2\n2 1 3 9 9 9\n'), [['text-after-last-case', '3 9 9 9']]);
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

  it('passes over a comment between the books of a line', () => {
    for (const comment of ['# two are left', '// to move', '-']) {
      const commented = `2\n3\n2 ${comment}\n3 1\n2\n2 1\n`;
      assert.deepEqual(marked(commented), [['not-a-number', comment]]);
      assert.deepEqual(shelves(readInput(commented)), [
        [2, 3, 1],
        [2, 1],
      ]);
    }
  });

  it('tells numbers too many behind the books of a number that is none', () => {
    const sixteen = Array.from({ length: 16 }, (_, i) => 16 - i).join(' ');
    for (const ahead of ['', '2\n2 1\n']) {
      const input = readInput(`${ahead ? 3 : 2}\n${ahead}16\n${sixteen} 3\n1\n1\n`);
      const index = ahead ? 1 : 0;
      assert.deepEqual(
        input.faults.map(({ code, case: at }) => [code, at]),
        [
          ['bad-book-count', index],
          ['extra-numbers', index],
        ],
      );
      assert.deepEqual(shelves(input).slice(index), [[], [1]]);
      const extra = input.faults[1];
      assert.deepEqual(extra?.code === 'extra-numbers' && extra.books, 16);
    }
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
});
