import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { gridWithout, matchCount } from '../../../../../src/core/problems/squares/grid';
import {
  type SquaresInput,
  readInput,
  readInputInSlices,
} from '../../../../../src/core/problems/squares/input';
import { gridAsText, gridsAsInput } from '../../../../../src/core/problems/squares/layout';
import { itReadsCountedInputs } from '../../../../support/core/countedInputs';
import { anyGrid } from '../../../../support/core/grids';

/** A grid in short: its size and the matches that are gone, with a `!` where it has no answer. */
const short = (input: SquaresInput): string[] =>
  input.cases.map(({ grid, solvable }) => `${grid.size}[${grid.gone.join(' ')}]${solvable ? '' : '!'}`);
const shown = (text: string): string[] => short(readInput(text));

/** The text that each fault marks. */
function marked(text: string): [string, string][] {
  return readInput(text).faults.map(({ code, span }) => [code, text.slice(span.start, span.end)]);
}

describe('readInput', () => {
  it('reads the grids of a judge input with their spans', () => {
    assert.deepEqual(readInput('2\n2\n0\n3\n3 12 23 17\n'), {
      cases: [
        { index: 0, span: { start: 2, end: 5 }, grid: { size: 2, gone: [] }, solvable: true },
        { index: 1, span: { start: 6, end: 18 }, grid: { size: 3, gone: [12, 17, 23] }, solvable: true },
      ],
      faults: [],
      caseCount: { span: { start: 0, end: 1 }, value: 2 },
    });
  });

  itReadsCountedInputs({
    readInput,
    readInputInSlices,
    asText: gridAsText,
    valueOf: ({ grid }) => grid,
    some: [gridWithout(2), gridWithout(3, [12, 17, 23]), gridWithout(1, [4]), gridWithout(5, [60])],
    layouts: {
      'each case on a line': '4\n2 0\n3 3 12 17 23\n1 1 4\n5 1 60',
      'matches on two lines': '4\n2\n0\n3\n3 12\n17 23\n1\n1\n4\n5\n1 60\n',
      'lines that end anywhere': '4 2\n0 3 3 12\n17 23 1\n1 4 5 1\n60',
      'signs and leading zeros': '04\n+2\n-0\n3\n03 12 017 23\n1\n1 4\n5\n1 60\n',
    },
    anyCases: fc.array(anyGrid([1, 2, 3, 4, 5], 12), { minLength: 1, maxLength: 8 }),
    casesAndMore: fc.tuple(
      fc.array(anyGrid([1, 2, 3, 4, 5], 12), { minLength: 2, maxLength: 8 }),
      fc.array(fc.integer({ min: 9, max: 60 }), { minLength: 1, maxLength: 4 }),
    ),
    faulty: '2\n3\n1 99\n2\n1 1 1\n',
    numbers: ['0', '1', '2', '3', '6', '9', '99'],
    isSound: ({ grid, solvable }) =>
      grid.gone.every((match) => match >= 1 && match <= matchCount(grid.size)) &&
      (!solvable || (grid.size >= 1 && grid.size <= 8)),
    longTexts: [
      gridsAsInput(Array.from({ length: 20_000 }, () => gridWithout(2, [3]))),
      `1\n1\n0 ${'2 '.repeat(200_000)}`,
      `1\n9\n0 ${'2 '.repeat(200_000)}`,
      `1\n3\nx ${'2 '.repeat(200_000)}`,
      `1\n${'text '.repeat(100_000)}\n1\n0\n`,
      `1\n3\n3 ${'x '.repeat(200_000)}`,
      `2\n3\n3 ${'text '.repeat(100_000)}`,
      `1\n1\n0\n${'1 0 '.repeat(100_000)}`,
      `1\n${'3\n3 '.repeat(50_000)}`,
    ],
  });

  it('goes on with the next case in a part of an input', () => {
    const options = { caseCount: 'optional' } as const;
    for (const part of ['3\n1 9\n2\n0\n', '7\n3\n1 9\n2\n0\n', '1\n3\n1 9\n2\n0\n']) {
      assert.deepEqual(short(readInput(part, options)), ['3[9]', '2[]']);
    }
    assert.deepEqual(short(readInput('3\n1 99\n2\n0\n', options)), ['3[]!', '2[]']);
  });

  it('reads one case without a number of cases, faulty or not', () => {
    const lone: Record<string, string> = {
      '5\n0\n': '5[]',
      '2 0': '2[]',
      '5\n3 12 17 23\n': '5[12 17 23]',
      '1\n0': '1[]',
    };
    for (const [input, grid] of Object.entries(lone)) {
      assert.deepEqual(shown(input), [grid]);
      assert.equal(readInput(input).caseCount, undefined);
      assert.deepEqual(marked(input), []);
    }
    assert.deepEqual(marked('5\n3 12 17 99\n'), [['foreign-match', '99']]);
    assert.deepEqual(marked('5\n3 12 17\n'), [['missing-matches', '5\n3 12 17']]);
    assert.deepEqual(marked('5\n3 12 17 23 30\n'), [['extra-numbers', '30']]);
    assert.deepEqual(shown('1\n1\n0'), ['1[]']);
    assert.deepEqual(shown('1\n2\n1 3'), ['2[3]']);
    assert.deepEqual(shown('1\n3\n3 1 2'), ['1[1 2 3]']);
  });

  it('reads a faulty case too behind the last that is counted, where a line starts with it', () => {
    const behind = '1\n2\n0\n3\n1 99\n1\n1 4\n';
    assert.deepEqual(marked(behind), [
      ['uncounted-cases', '1'],
      ['foreign-match', '99'],
    ]);
    assert.deepEqual(shown(behind), ['2[]', '3[]!', '1[4]']);
    assert.deepEqual(marked('1\n2\n1 7 3 1 0\n'), [['text-after-last-case', '3 1 0']]);
  });

  it('tells a size that is none, and passes over its matches', () => {
    for (const none of ['0', '9', '-1', '99999999999999999999']) {
      for (const gone of ['0', '3 1 2 3', '1 144']) {
        const input = `3\n${none}\n${gone}\n2\n0\n3\n1 9\n`;
        assert.deepEqual(marked(input), [['bad-size', none]]);
        assert.deepEqual(shown(input), ['0[]!', '2[]', '3[9]']);
      }
    }
    assert.deepEqual(marked('2\nx\n3 1 2 3\n2\n0\n'), [['not-a-number', 'x']]);
    assert.deepEqual(shown('2\nx\n3 1 2 3\n2\n0\n'), ['0[]!', '2[]']);
  });

  it('tells a size that judges do not have, and answers it', () => {
    assert.deepEqual(readInput('2\n6\n1 84\n8\n0\n').faults, [
      { code: 'large-size', span: { start: 2, end: 3 }, case: 0, size: 6 },
      { code: 'large-size', span: { start: 9, end: 10 }, case: 1, size: 8 },
    ]);
    assert.deepEqual(shown('2\n6\n1 84\n8\n0\n'), ['6[84]', '8[]']);
  });

  it('tells how many matches are gone where that is no number of them, or missing', () => {
    for (const none of ['-1', '25', '99999999999999999999', 'x']) {
      const input = `2\n3\n${none} 1 2 3\n2\n0\n`;
      assert.deepEqual(marked(input), [[none === 'x' ? 'not-a-number' : 'bad-gone-count', none]]);
      assert.deepEqual(shown(input), ['3[1 2 3]!', '2[]']);
    }
    const lacking = '3\n2\n0\n2\n3\n3 12 17 23\n';
    assert.deepEqual(marked(lacking), [['missing-gone-count', '2']]);
    assert.deepEqual(shown(lacking), ['2[]', '2[]!', '3[12 17 23]']);
    assert.deepEqual(marked('2\n2\n0\n4'), [['missing-gone-count', '4']]);
  });

  it('tells foreign and repeated matches', () => {
    const { cases, faults } = readInput('1\n2\n5 1 13 0 1 x\n');
    assert.deepEqual(faults, [
      { code: 'foreign-match', span: { start: 8, end: 10 }, case: 0, token: '13', most: 12 },
      { code: 'foreign-match', span: { start: 11, end: 12 }, case: 0, token: '0', most: 12 },
      { code: 'repeated-match', span: { start: 13, end: 14 }, case: 0, match: 1 },
      { code: 'not-a-number', span: { start: 15, end: 16 }, token: 'x', case: 0 },
    ]);
    assert.deepEqual(cases, [
      { index: 0, span: { start: 2, end: 16 }, grid: { size: 2, gone: [1] }, solvable: false },
    ]);
  });

  it('answers a case with a repeated match', () => {
    assert.deepEqual(marked('2\n3\n3 1 1 3\n2\n0\n'), [['repeated-match', '1']]);
    assert.deepEqual(shown('2\n3\n3 1 1 3\n2\n0\n'), ['3[1 3]', '2[]']);
  });

  it('tells numbers that commas hold together', () => {
    assert.deepEqual(marked('2\n3\n3 1,2,3\n2\n0\n'), [
      ['missing-matches', '3\n3 1,2,3'],
      ['not-a-number', '1,2,3'],
    ]);
    assert.deepEqual(shown('2\n3\n3 1,2,3\n2\n0\n'), ['3[]!', '2[]']);
  });

  it('marks comments and headings once and takes them for no numbers', () => {
    const commented =
      'Sample Input:\n3\n# one\n# 1 1\n3 // size\n// gone:\n2 12\n// more\n17 // those\n2\n0 # none\n1\n// end\n1 4 %';
    assert.deepEqual(marked(commented), [
      ['not-a-number', 'Sample Input:'],
      ['not-a-number', '# one\n# 1 1'],
      ['not-a-number', '// size\n// gone:'],
      ['not-a-number', '// more'],
      ['not-a-number', '// those'],
      ['not-a-number', '# none'],
      ['not-a-number', '// end'],
      ['text-after-last-case', '%'],
    ]);
    assert.deepEqual(shown(commented), ['3[12 17]', '2[]', '1[4]']);
  });

  it('passes over a comment behind a number of matches that is none', () => {
    const commented = '2\n3\nx // how many\n2\n0\n';
    assert.deepEqual(marked(commented), [
      ['not-a-number', 'x'],
      ['not-a-number', '// how many'],
    ]);
    assert.deepEqual(shown(commented), ['3[]!', '2[]']);
  });

  it('keeps a missing match from spoiling any other case', () => {
    const wanted = fc.array(anyGrid([3, 4, 5], 12), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(wanted, fc.nat(), fc.nat(), (grids, which, place) => {
        const broken = which % grids.length;
        fc.pre((grids[broken]?.gone.length ?? 0) > 1);
        const lines = grids.map((grid, i) => {
          const [size, count, ...matches] = gridAsText(grid).split(/\s/);
          if (i === broken) matches.splice(place % matches.length, 1);
          return `${size ?? ''}\n${[count, ...matches].join(' ')}`;
        });
        const input = readInput([grids.length, ...lines, ''].join('\n'));
        // What is left may be a good input too.
        fc.pre(input.faults.length > 0);
        assert.deepEqual(
          input.faults.map(({ code, case: index }) => [code, index]),
          [['missing-matches', broken]],
        );
        assert.deepEqual(
          input.cases.filter(({ solvable }) => solvable).map(({ grid }) => grid),
          grids.filter((_, i) => i !== broken),
        );
      }),
      { seed: 182, numRuns: 1000 },
    );
  });
});
