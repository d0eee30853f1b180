import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { CaseResult } from '../../../../src/core/judge/caseResult';
import { checkOutput } from '../../../../src/core/judge/checkOutput';
import { expectedLines, mendCases } from '../../../../src/core/judge/mending';
import { type Answer, lookUpAnswer } from '../../../../src/core/problems/rotation/answer';
import type { Board } from '../../../../src/core/problems/rotation/board';
import { applyEdits } from '../../../../src/core/text/span';
import { rotationFixture } from '../../../support/core/fixtures';
import { distanceTable, wordTable } from '../../../support/core/tables';

interface Case {
  readonly board: Board;
  readonly answer: Answer | undefined;
}

const WORDING = { profile: 'uva', eol: '\n' } as const;

function casesOf(count: number): Case[] {
  return rotationFixture('random-300')
    .boards.slice(0, count)
    .map((board) => ({ board, answer: lookUpAnswer(wordTable(), board) }));
}

function resultsOf(cases: readonly Case[], text: string): readonly CaseResult[] {
  return checkOutput(cases, text, 'uva', distanceTable()).cases;
}

function linesOf(cases: readonly Case[]): string[] {
  return cases.flatMap(({ answer }) => (answer ? expectedLines(answer, WORDING).split('\n') : []));
}

const isFaulty = ({ verdict }: CaseResult): boolean => verdict !== 'AC';

describe('expectedLines', () => {
  it('writes a case as the judge does', () => {
    assert.equal(expectedLines({ word: 'AC', centre: 2 }, { profile: 'uva', eol: '\r\n' }), 'AC\r\n2');
    assert.equal(expectedLines({ word: '', centre: 1 }, WORDING), 'No moves needed\n1');
    assert.equal(expectedLines({ word: 'AC', centre: 2 }, { profile: 'moves-only', eol: '\n' }), 'AC');
  });
});

describe('mendCases', () => {
  const cases = casesOf(12);
  const lines = linesOf(cases);
  const right = `${lines.join('\n')}\n`;

  it('leaves a right output as it is', () => {
    assert.deepEqual(mendCases(right, resultsOf(cases, right), isFaulty, WORDING), []);
  });

  it('puts in a missing case, and the last line break', () => {
    const text = [...lines.slice(0, 4), ...lines.slice(6, 22)].join('\n');
    const results = resultsOf(cases, text);
    assert.equal(applyEdits(text, mendCases(text, results, isFaulty, WORDING)), right);
  });

  it('fills an empty output', () => {
    assert.equal(applyEdits('', mendCases('', resultsOf(cases, ''), isFaulty, WORDING)), right);
  });

  it('keeps the line breaks of the output', () => {
    const text = right.replace(lines[2] ?? '', 'A').replaceAll('\n', '\r\n');
    const edits = mendCases(text, resultsOf(cases, text), isFaulty, { profile: 'uva', eol: '\r\n' });
    assert.equal(edits.length, 1);
    assert.equal(applyEdits(text, edits), right.replaceAll('\n', '\r\n'));
  });

  it('keeps what an output says of a board without an answer', () => {
    const [first, second, third] = cases;
    assert.ok(first && second && third);
    const faulty = [first, { ...second, answer: undefined }, third];
    const text = `A\n1\nwhatever 7\n${linesOf([third]).join('\n')}\n`;
    const mended = applyEdits(text, mendCases(text, resultsOf(faulty, text), isFaulty, WORDING));
    assert.equal(mended, `${linesOf([first]).join('\n')}\nwhatever 7\n${linesOf([third]).join('\n')}\n`);
  });

  /** Lines of a right output with some deleted, doubled, blanked out, indented or changed. */
  const mutated = fc
    .array(
      fc.tuple(fc.nat(), fc.constantFrom('delete', 'double', 'blank', 'indent', 'merge', 'A', '0', 'HHx')),
      {
        maxLength: 6,
      },
    )
    .map((changes) => {
      const changed = [...lines];
      for (const [at, change] of changes) {
        const index = at % Math.max(changed.length, 1);
        const line = changed[index] ?? '';
        const next = changed[index + 1] ?? '';
        if (change === 'delete') changed.splice(index, 1);
        else if (change === 'double') changed.splice(index, 0, line);
        else if (change === 'blank') changed.splice(index, 0, '');
        else if (change === 'indent') changed[index] = ` ${line}`;
        else if (change === 'merge') changed.splice(index, 2, `${line} ${next}`);
        else changed[index] = change;
      }
      return changed.join('\n');
    });

  it('makes any output the judge’s', () => {
    fc.assert(
      fc.property(mutated, (text) => {
        const mended = applyEdits(text, mendCases(text, resultsOf(cases, text), isFaulty, WORDING));
        assert.deepEqual(resultsOf(cases, mended).filter(isFaulty), []);
      }),
    );
  });

  it('makes any one case right and no other worse', () => {
    fc.assert(
      fc.property(mutated, fc.nat(), (text, pick) => {
        const before = resultsOf(cases, text);
        const faulty = before.filter(isFaulty);
        const chosen = faulty[pick % Math.max(faulty.length, 1)];
        if (!chosen) return;
        const mended = applyEdits(
          text,
          mendCases(text, before, (result) => result === chosen, WORDING),
        );
        const after = resultsOf(cases, mended);
        assert.equal(after[chosen.case]?.verdict, 'AC');
        for (const { case: index, verdict } of before)
          if (verdict === 'AC') assert.equal(after[index]?.verdict, 'AC');
      }),
    );
  });
});
