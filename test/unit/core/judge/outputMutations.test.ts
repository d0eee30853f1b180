import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import type { OutputCheck } from '../../../../src/core/judge/caseResult';
import { describeResult, summariseResult } from '../../../../src/core/judge/describeResult';
import { PROFILES, type Profile } from '../../../../src/core/judge/profile';
import { formatAnswer } from '../../../../src/core/problems/rotation/answer';
import { solvedSymbol } from '../../../../src/core/problems/rotation/board';
import { play } from '../../../../src/core/problems/rotation/moves';
import { english } from '../../../../src/core/text/translate';
import { boardWithin, evenBoard } from '../../../support/core/arbitraries';
import { type AnsweredCase, answered, check, optimalWords } from '../../../support/core/outputs';

const someCases = fc
  .array(fc.oneof(evenBoard, boardWithin(3), boardWithin(0)), { minLength: 1, maxLength: 7 })
  .map((boards) => boards.map(answered));

const profile = fc.constantFrom(...PROFILES);

/** The lines that the judge of a profile prints. */
function linesFor(cases: readonly AnsweredCase[], profile: Profile): string[] {
  return cases.flatMap(({ answer }) => {
    const lines = formatAnswer(answer).split('\n');
    return profile === 'moves-only' ? lines.slice(0, 1) : lines;
  });
}

interface Mutation {
  readonly kind: 'insert' | 'delete' | 'replace' | 'delete-line' | 'repeat-line' | 'swap-lines';
  /** Share of the text before it. */
  readonly place: number;
  readonly text: string;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom('insert', 'delete', 'replace', 'delete-line', 'repeat-line', 'swap-lines'),
  place: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  text: fc.oneof(
    fc.constantFrom('\n', '\r', '\r\n', ' ', '\t', '\n\n', '\ufeff', '\0', 'A', 'H', 'a', 'I', '0', '1', '2'),
    fc.constantFrom('No moves needed', 'no', '\nAC\n2\n', '12', '-', '１', '棋', '😀', '\u2028', '\v'),
  ),
});

function mutate(output: string, { kind, place, text }: Mutation): string {
  const at = Math.floor(place * output.length);
  if (kind === 'insert') return output.slice(0, at) + text + output.slice(at);
  if (kind === 'delete') return output.slice(0, at) + output.slice(at + 1);
  if (kind === 'replace') return output.slice(0, at) + text + output.slice(at + 1);
  const lines = output.split('\n');
  const line = Math.floor(place * lines.length);
  const here = lines[line] ?? '';
  const next = lines[line + 1] ?? '';
  if (kind === 'delete-line') lines.splice(line, 1);
  else if (kind === 'repeat-line') lines.splice(line, 0, here);
  else lines.splice(line, 2, next, here);
  return lines.join('\n');
}

/** The lines of an output as far as a judge of layout tells outputs apart. */
function significantLines(output: string): string[] {
  const lines = output.split(/\r\n|\r|\n/).map((line) => line.replace(/[ \t\v\f]+$/, ''));
  for (let final = 0; final < 2 && lines.length > 1 && lines.at(-1) === ''; final++) lines.pop();
  return lines;
}

/** Whether an output is right, found without reading it case by case. */
function isRight(output: string, cases: readonly AnsweredCase[], profile: Profile): boolean {
  const right = linesFor(cases, profile);
  if (profile === 'poj') {
    const tokens = output.match(/[^ \t\v\f\r\n]+/g) ?? [];
    return tokens.join(' ') === right.join(' ');
  }
  if (profile !== 'any-optimal') return significantLines(output).join('\n') === right.join('\n');
  const lines = significantLines(output);
  return (
    lines.length === right.length &&
    cases.every(({ board, answer }, index) => {
      const [moves = '', centre] = lines.slice(2 * index);
      if (moves === right[2 * index] && centre === right[2 * index + 1]) return true;
      return answer.word !== '' && optimalWords(board).includes(moves) && wordBrings(board, moves) === centre;
    })
  );
}

function wordBrings(board: AnsweredCase['board'], word: string): string {
  return String(solvedSymbol(play(board, word)));
}

function assertSpansFit({ cases }: OutputCheck, text: string): void {
  let end = 0;
  for (const { span, block } of cases) {
    assert.ok(block.start >= end && block.end >= block.start && block.end <= text.length);
    assert.ok(span.start >= 0 && span.end >= span.start && span.end <= text.length);
    end = block.end;
  }
}

describe('an output that was changed at random', () => {
  it('is accepted only if it still is the right one #slow', () => {
    fc.assert(
      fc.property(
        someCases,
        profile,
        fc.array(mutation, { maxLength: 4 }),
        fc.constantFrom('\n', '\r\n'),
        (cases, judge, mutations, lineBreak) => {
          const right = linesFor(cases, judge)
            .map((line) => line + lineBreak)
            .join('');
          const output = mutations.reduce(mutate, right);
          const result = check(cases, output, judge);
          assert.equal(result.verdict === 'AC', isRight(output, cases, judge), JSON.stringify(output));
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('has one result for each case, with spans within the text and blocks in order', () => {
    fc.assert(
      fc.property(someCases, profile, fc.array(mutation, { maxLength: 8 }), (cases, judge, mutations) => {
        const output = mutations.reduce(mutate, linesFor(cases, judge).join('\n'));
        const result = check(cases, output, judge);
        assert.deepEqual(
          result.cases.map(({ case: index }) => index),
          cases.map((_, index) => index),
        );
        assertSpansFit(result, output);
      }),
      { numRuns: 1000 },
    );
  });

  it('is a presentation error only if its letters and digits are the right ones', () => {
    const bare = (text: string): string => text.replace(/[ \t\v\f\r\n\ufeff]+/g, '').toLowerCase();
    fc.assert(
      fc.property(someCases, profile, fc.array(mutation, { maxLength: 3 }), (cases, judge, mutations) => {
        if (judge === 'any-optimal') return;
        const right = linesFor(cases, judge).join('\n');
        const output = mutations.reduce(mutate, right);
        if (check(cases, output, judge).verdict === 'PE') assert.equal(bare(output), bare(right));
      }),
      { numRuns: 1000 },
    );
  });

  it('can be described', () => {
    fc.assert(
      fc.property(someCases, profile, fc.array(mutation, { maxLength: 8 }), (cases, judge, mutations) => {
        const output = mutations.reduce(mutate, linesFor(cases, judge).join('\n'));
        for (const result of check(cases, output, judge).cases) {
          const text = describeResult(result, english) + summariseResult(result, english);
          assert.doesNotMatch(text, /undefined|\{\d\}|[\p{Cc}\u2028\ufeff]/u);
        }
      }),
    );
  });
});

describe('any text', () => {
  it('is read without an error', () => {
    const unit = fc.constantFrom(
      'A',
      'H',
      'x',
      '1',
      '2',
      '0',
      'No moves needed',
      ' ',
      '\n',
      '\r',
      '.',
      '\ufeff',
    );
    fc.assert(
      fc.property(someCases, profile, fc.string({ unit, maxLength: 300 }), (cases, judge, output) => {
        assertSpansFit(check(cases, output, judge), output);
      }),
      { numRuns: 1000 },
    );
  });
});
