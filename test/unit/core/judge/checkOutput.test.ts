import assert from 'node:assert/strict';
import { checkOutputInSlices } from '../../../../src/core/judge/checkOutput';
import { PROFILES, type Profile } from '../../../../src/core/judge/profile';
import { boardFromString, solvedSymbol } from '../../../../src/core/problems/rotation/board';
import { play } from '../../../../src/core/problems/rotation/moves';
import { rotationFixture } from '../../../support/core/fixtures';
import { distanceTable } from '../../../support/core/tables';
import {
  AC_BOARD,
  DDHH_BOARD,
  SOLVED_BOARD,
  THREE_CASES,
  answered,
  check,
  optimalWords,
  reasonsOf,
  resultOf,
} from '../../../support/core/outputs';

const RIGHT = 'AC\n2\nNo moves needed\n2\nDDHH\n2\n';
const RIGHT_MOVES = 'AC\nNo moves needed\nDDHH\n';
const TWO_LINES: readonly Profile[] = PROFILES.filter((profile) => profile !== 'moves-only');
const LAID_OUT: readonly Profile[] = TWO_LINES.filter((profile) => profile !== 'poj');

/** Of each output the reasons of the three cases, which are the same in all profiles. */
type Rows = readonly (readonly [output: string, reasons: string])[];

function holds(rows: Rows, profiles: readonly Profile[]): void {
  for (const profile of profiles) {
    for (const [output, reasons] of rows) {
      assert.equal(reasonsOf(output, profile), reasons, `${profile} ${JSON.stringify(output)}`);
    }
  }
}

describe('checkOutput', () => {
  it('accepts the answers of the judge in every profile', () => {
    for (const profile of TWO_LINES) assert.equal(check(THREE_CASES, RIGHT, profile).verdict, 'AC');
    assert.equal(check(THREE_CASES, RIGHT_MOVES, 'moves-only').verdict, 'AC');
  });

  it('accepts other line breaks, final line breaks, and spaces at the ends of lines', () => {
    for (const [right, profiles] of [
      [RIGHT, TWO_LINES],
      [RIGHT_MOVES, ['moves-only']],
    ] as const) {
      for (const output of [
        right.replaceAll('\n', '\r\n'),
        right.replaceAll('\n', '\r'),
        right.trimEnd(),
        `${right}\n`,
        `${right.replaceAll('\n', '\r\n')}\r\n`,
        right.replaceAll('\n', ' \t \n'),
        `${right.trimEnd()}  `,
        `${right} \n`,
      ])
        holds([[output, '- - -']], profiles);
    }
  });

  it('gives each wrong answer its reason, in every profile that prints centres', () => {
    holds(
      [
        ['AC\n2\nNo moves needed\n2\nDDHHA\n2\n', '- - not-solved'],
        ['AC\n2\nNo moves needed\n2\nDHDHAF\n2\n', '- - not-shortest'],
        ['AC\n1\nNo moves needed\n2\nDDHH\n3\n', 'wrong-centre - wrong-centre'],
        ['AC\n02\nNo moves needed\n２\nDDHH\n22\n', 'wrong-centre wrong-centre wrong-centre'],
        ['ac\n2\nNo moves needed\n2\nDDXH\n2\n', 'illegal-letter - illegal-letter'],
        ['A C\n2\nNo moves needed\n2\nD\tDHH\n2\n', 'illegal-letter - illegal-letter'],
        ['AC.\n2\nNo moves needed\n2\nD-H\n2\n', 'illegal-letter - illegal-letter'],
        ['AC\n2\n\n2\nDDHH\n2\n', '- missing-no-moves -'],
        ['AC\n2\n0\n2\nDDHH\n2\n', '- missing-no-moves -'],
        ['AC\n2\nAlready solved\n2\nDDHH\n2\n', '- missing-no-moves -'],
        ['AC\n2\nNomovesneeded\n2\nDDHH\n2\n', '- missing-no-moves -'],
        ['AC\n2\nAF\n2\nDDHH\n2\n', '- needless-moves -'],
        ['AC\n2\nNo moves needed\n2\nNo moves needed\n2\n', '- - not-solved'],
        ['AC\n2\nNo moves needed\nDDHH\n2\n', '- missing-centre -'],
        ['AC\n2\nNo moves needed\n\nDDHH\n2\n', '- missing-centre -'],
        ['AC\n2\nNo moves needed\n2\n2\n', '- - missing-case'],
        ['AC\n2\nNo moves needed\n2\n', '- - missing-case'],
        ['AC\n2\nDDHH\n2\n', '- missing-case -'],
        ['No moves needed\n2\nDDHH\n2\n', 'missing-case - -'],
        ['', 'missing-case missing-case missing-case'],
        [`${RIGHT}0\n`, '- - extra-output'],
        [`Output:\n${RIGHT}`, 'extra-output - -'],
        ['AC\n2\n2\nNo moves needed\n2\nDDHH\n2\n', 'extra-output - -'],
        ['AC\nx\n2\nNo moves needed\n2\nDDHH\n2\n', 'extra-output - -'],
        ['0\n0\n0\n', 'illegal-letter missing-no-moves illegal-letter'],
        ['0\n2\n0\n2\n0\n2\n', 'illegal-letter missing-no-moves illegal-letter'],
      ],
      TWO_LINES,
    );
  });

  it('takes no other word of the fewest moves but by any-optimal', () => {
    const output = 'AC\n2\nNo moves needed\n2\nHHDD\n2\n';
    holds([[output, '- - not-smallest']], ['uva', 'poj', 'single-board']);
    holds([[output, '- - -']], ['any-optimal']);
    holds([['AC\nNo moves needed\nHHDD\n', '- - not-smallest']], ['moves-only']);
  });

  it('wants the symbol that a word brings to the centre, by any-optimal', () => {
    const [board = AC_BOARD] = rotationFixture('colour-tie').boards;
    const tie = [answered(board)];
    const [other = ''] = optimalWords(board).filter((word) => solvedSymbol(play(board, word)) === 1);
    assert.deepEqual(tie[0]?.answer, { word: 'ACCC', centre: 2 });
    assert.equal(check(tie, `${other}\n1\n`, 'any-optimal').verdict, 'AC');
    const [wrong] = check(tie, `${other}\n2\n`, 'any-optimal').cases;
    assert.deepEqual(wrong?.reason === 'wrong-centre' && wrong.centre, 1);
    assert.equal(check(tie, `${other}\n1\n`).cases[0]?.reason, 'not-smallest');
  });

  it('lays presentation errors to lines, and sees only some of them by tokens', () => {
    const rows: Rows = [
      ['\nAC\n2\nNo moves needed\n2\nDDHH\n2\n', 'blank-line - -'],
      [' AC\n2\nNo moves needed\n2\nDDHH\n2\n', 'leading-space - -'],
      ['AC\n\n2\nNo moves needed\n2\nDDHH\n2\n', 'blank-line - -'],
      ['AC\n2\n\nNo moves needed\n2\n \t\nDDHH\n2\n', '- blank-line blank-line'],
      ['AC\n2\n\tNo moves needed\n 2\nDDHH\n2\n', '- leading-space -'],
      ['AC 2\nNo moves needed 2\nDDHH\t2\n', 'merged-lines merged-lines merged-lines'],
      ['AC\n2 No moves needed\n2 DDHH\n2\n', '- merged-lines merged-lines'],
      ['AC\n2\nNo moves\nneeded\n2\nDDHH\n2\n', '- split-line -'],
      ['AC\n2\nNo  moves needed\n2\nDDHH\n2\n', '- inner-space -'],
      [`${RIGHT}\n\n`, '- - blank-line'],
    ];
    holds(rows, LAID_OUT);
    for (const [output] of rows) holds([[output, '- - -']], ['poj']);
    holds(
      [
        ['AC\n2No moves needed\n2\nDDHH\n2\n', '- glued-lines -'],
        ['AC2\nNo moves needed2\nDDHH2\n', 'glued-lines glued-lines glued-lines'],
        ['AC\n2\nno moves needed\n2\nDDHH\n2\n', '- letter-case -'],
        ['AC\n2\nNO MOVES NEEDED\n2\nDDHH\n2\n', '- letter-case -'],
        [`\ufeff${RIGHT}`, 'byte-order-mark - -'],
        [`\ufeff\n${RIGHT}`, 'byte-order-mark - -'],
      ],
      TWO_LINES,
    );
  });

  it('wants only the moves by moves-only', () => {
    holds(
      [
        ['AC\nDDHH\n', '- missing-case -'],
        ['AC\n\nDDHH\n', '- missing-case -'],
        ['AC\n0\nDDHH\n', '- missing-no-moves -'],
        ['AC\nNo moves needed\nDDHHA\n', '- - not-solved'],
        [RIGHT, 'extra-output extra-output extra-output'],
        ['AC No moves needed DDHH\n', '- merged-lines merged-lines'],
        ['AC\n\nNo moves needed\nDDHH\n', '- blank-line -'],
        ['A C\nNo moves needed\nDDHH\n', 'not-solved - -'],
      ],
      ['moves-only'],
    );
  });

  it('gives the whole the worst verdict of its cases', () => {
    assert.equal(check(THREE_CASES, 'AC\n2\n\nNo moves needed\n2\nDDHH\n2\n').verdict, 'PE');
    assert.equal(check(THREE_CASES, 'AC\n2\n\nNo moves needed\n2\nDDHH\n1\n').verdict, 'WA');
  });

  it('prefers a wrong answer to its layout', () => {
    assert.equal(resultOf('AC 2\nNo moves needed\n2\n\nHHDD\n2\n', 2).reason, 'not-smallest');
  });

  it('gives no result to a board without an answer, and does the others no harm', () => {
    const cases = [AC_BOARD, SOLVED_BOARD, DDHH_BOARD].map(answered);
    const faulty = { board: boardFromString('1'), answer: undefined };
    const mixed = [...cases.slice(0, 1), faulty, ...cases.slice(1)];
    for (const said of ['', 'ABCA\n3\n', 'No moves needed\n1\n', 'Hello\n', '\n', '0\n', 'AAAA\n']) {
      const text = `AC\n2\n${said}No moves needed\n2\nDDHH\n2\n`;
      const { cases: results } = check(mixed, text, 'poj');
      assert.deepEqual(
        results.map((result) => [result.case, result.reason]),
        [
          [0, 'accepted'],
          [2, 'accepted'],
          [3, 'accepted'],
        ],
        text,
      );
    }
  });

  it('refuses output where there are no boards', () => {
    assert.deepEqual(check([], ''), { verdict: 'AC', cases: [] });
    assert.deepEqual(check([], ' \n'), { verdict: 'AC', cases: [] });
    assert.deepEqual(check([], '\nAC\n2 '), { verdict: 'WA', cases: [], extra: { start: 1, end: 5 } });
  });

  it('works in slices', () => {
    const cases = Array.from({ length: 5000 }, (_, index) => THREE_CASES[index % 3] ?? answered(AC_BOARD));
    const work = checkOutputInSlices(cases, RIGHT, 'uva', distanceTable());
    const shares: number[] = [];
    let step = work.next();
    for (; !step.done; step = work.next()) shares.push(step.value);
    assert.ok(shares.length > 1);
    assert.ok(shares.every((share) => share >= 0 && share <= 1));
    assert.equal(step.value.cases.length, 5000);
  });
});
