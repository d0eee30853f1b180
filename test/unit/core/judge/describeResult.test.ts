import assert from 'node:assert/strict';
import { describeResult, summariseResult } from '../../../../src/core/judge/describeResult';
import { english } from '../../../../src/core/text/translate';
import { resultOf } from '../../../support/core/outputs';

/** The texts of a case of an output; the second of the three boards is solved, the others are answered by AC and DDHH. */
function textsOf(output: string, index: number): [string, string] {
  const result = resultOf(output, index);
  return [describeResult(result, english), summariseResult(result, english)];
}

describe('describeResult and summariseResult', () => {
  for (const [output, index, full, short] of [
    ['AC\n2\n', 0, 'Accepted.', 'AC'],
    [
      'AC\n2\nNo moves needed\n2\nHHDD\n2\n',
      2,
      'Optimal but not smallest: letter 1 is H, where D comes first; the judge prints DDHH.',
      'WA, optimal but not smallest: letter 1',
    ],
    [
      'AC\n2\nNo moves needed\n2\nAFDDHH\n2\n',
      2,
      'Not shortest: solves in 6 moves where 4 do; move 1 (A) brings the board no nearer.',
      'WA, 6 moves where 4 do: letter 1',
    ],
    [
      'A\n2\n',
      0,
      'Not solved: after these moves 7 of the 8 in the centre are equal.',
      'WA, not solved: 7 of 8 equal',
    ],
    [
      'No moves needed\n2\nNo moves needed\n2\n',
      0,
      'Not solved: the board needs moves, with 6 of 8 equal in the centre.',
      'WA, not solved: 6 of 8 equal',
    ],
    [
      'AC\n3\n',
      0,
      'Wrong centre: “3”, where these moves bring 2 to the centre.',
      'WA, wrong centre: 2 is expected',
    ],
    ['aC\n2\n', 0, 'Illegal letter: “a” is lower case; the moves are A to H.', 'WA, lower-case letter a'],
    ['A C\n2\n', 0, 'Illegal letter: a space stands within the moves.', 'WA, illegal letter “ ”'],
    ['A\u0007\n2\n', 0, 'Illegal letter: “\\x07” is none of the moves A to H.', 'WA, illegal letter “\\x07”'],
    [
      'AC\n2\n\n2\nDDHH\n2\n',
      1,
      '“No moves needed” is missing: the board is solved already.',
      'WA, “No moves needed” missing',
    ],
    [
      `AC\n2\n${'0'.repeat(60)}\n2\nDDHH\n2\n`,
      1,
      `“${'0'.repeat(40)}…” stands in place of “No moves needed”: the board is solved already.`,
      'WA, “No moves needed” missing',
    ],
    [
      'AC\nNo moves needed\n2\n',
      0,
      'The line of the centre is missing: 2 is expected.',
      'WA, centre missing',
    ],
    ['AC\n2\n', 2, 'Nothing is printed for this board.', 'WA, nothing printed'],
    ['2\nNo moves needed\n2\n', 0, 'The line of the moves is missing: AC is expected.', 'WA, moves missing'],
    [
      'Hi\nAC\n2\nNo moves needed\n2\n',
      0,
      'Too much output: nothing is expected here.',
      'WA, too much output',
    ],
    [
      'AC\n2\nAF\n2\nDDHH\n2\n',
      1,
      'Needless moves: the board is solved already, and “No moves needed” is expected.',
      'WA, moves for a solved board',
    ],
    [
      '\nAC\n2\n',
      0,
      'Right, but with a blank line that the judge does not print.',
      'PE, right but laid out otherwise',
    ],
  ] as const) {
    it(`say for case ${index + 1} of ${JSON.stringify(output.slice(0, 50))}: ${short}`, () => {
      assert.deepEqual(textsOf(output, index), [full, short]);
    });
  }
});
