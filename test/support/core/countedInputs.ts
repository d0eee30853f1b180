import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import type { CountedCase, CountedInput, ReadOptions } from '../../../src/core/problems/counted/countedInput';
import { casesAsInput } from '../../../src/core/problems/counted/countedLayout';
import type { Sliced } from '../../../src/core/search/slices';
import type { FaultPlace } from '../../../src/core/text/faultPlace';

type AnyFault = FaultPlace & { readonly code: string };

/** A problem whose inputs start with how many cases follow, and samples of them. */
export interface CountedSamples<Content, Value> {
  readonly readInput: (text: string, options?: ReadOptions) => CountedInput<Content, AnyFault>;
  readonly readInputInSlices: (text: string) => Sliced<unknown>;
  /** A good case as text, without its last line break. */
  readonly asText: (value: Value) => string;
  readonly valueOf: (content: Content) => Value;
  /** Good cases. */
  readonly some: readonly Value[];
  /** Inputs that say the same, beside those that any problem may have. */
  readonly layouts: Readonly<Record<string, string>>;
  /** Good cases, up to 130 numbers. */
  readonly anyCases: fc.Arbitrary<Value[]>;
  /** Good cases, two at least, and numbers that none of them starts with. */
  readonly casesAndMore: fc.Arbitrary<readonly [readonly Value[], readonly number[]]>;
  /** An input with faults of several kinds. */
  readonly faulty: string;
  /** Numbers that its inputs have often. */
  readonly numbers: readonly string[];
  /** Whether what was read of any text is as its type promises. */
  readonly isSound: (content: Content) => boolean;
  /** Inputs of many slices. */
  readonly longTexts: readonly string[];
}

/** Declares the tests of what all problems do whose inputs start with how many cases follow. */
export function itReadsCountedInputs<Content, Value>(samples: CountedSamples<Content, Value>): void {
  const { readInput, some, anyCases } = samples;
  const texts = (values: readonly Value[]) => values.map((value) => samples.asText(value));
  const asInput = (values: readonly Value[]) => casesAsInput(texts(values), '\n');
  const values = (found: { readonly cases: readonly (CountedCase & Content)[] }) =>
    found.cases.map((one) => samples.valueOf(one));

  /** The text that each fault marks. */
  const marked = (text: string) =>
    readInput(text).faults.map(({ code, span }) => [code, text.slice(span.start, span.end)]);

  const text = asInput(some);
  const count = some.length;
  /** Without the number of cases. */
  const part = text.slice(String(count).length + 1);
  const [first, second] = some;
  assert.ok(first !== undefined && second !== undefined && count > 2 && count < 9);
  const one = asInput([first]);

  const layouts: Readonly<Record<string, string>> = {
    'CRLF line ends': text.replaceAll('\n', '\r\n'),
    'CR line ends': text.replaceAll('\n', '\r'),
    tabs: text.replaceAll(' ', '\t'),
    'blank lines': `\n\n${text.replaceAll('\n', '\n \n')}\n`,
    'one line': text.replaceAll('\n', ' '),
    'one number a line': text.replaceAll(' ', '\n'),
    ...samples.layouts,
  };
  for (const [name, variant] of Object.entries(layouts)) {
    it(`reads ${name}`, () => {
      const input = readInput(variant);
      assert.deepEqual(input.faults, []);
      assert.deepEqual(values(input), some);
    });
  }

  it('reads any layout, as judges do', () => {
    const gaps = fc.array(fc.constantFrom(' ', '\n', '\r\n', '\t', '  ', ' \n', '\n\n'), {
      minLength: 130,
      maxLength: 130,
    });
    fc.assert(
      fc.property(anyCases, gaps, (wanted, between) => {
        const tokens = asInput(wanted).trim().split(/\s+/);
        const input = readInput(tokens.map((token, i) => token + (between[i] ?? '')).join(''));
        assert.deepEqual(input.faults, []);
        assert.deepEqual(values(input), wanted);
        assert.equal(input.caseCount?.value, wanted.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('tells a missing number of cases', () => {
    assert.deepEqual(marked(part), [['missing-case-count', part.split(/\s/)[0]]]);
    assert.deepEqual(values(readInput(part)), some);
    assert.deepEqual(marked(''), [['missing-case-count', '']]);
    assert.deepEqual(marked(' \n'), [['missing-case-count', '']]);
  });

  it('wants no number of cases in a part of an input, nor as many cases as it says', () => {
    for (const ahead of ['', '7\n', '1\n']) {
      const input = readInput(ahead + part, { caseCount: 'optional' });
      assert.deepEqual(input.faults, []);
      assert.deepEqual(values(input), some);
    }
    assert.deepEqual(readInput('', { caseCount: 'optional' }).faults, []);
  });

  it('tells a number of cases that does not fit, and reads all cases', () => {
    const span = { start: 0, end: 1 };
    const fewer = readInput(`${count + 1}\n${part}`);
    assert.deepEqual(fewer.faults, [{ code: 'missing-cases', span, count: count + 1, cases: count }]);
    const more = readInput(`1\n${part}`);
    assert.deepEqual(more.faults, [{ code: 'uncounted-cases', span, count: 1, cases: count }]);
    assert.deepEqual(values(more), some);
    assert.deepEqual(marked('4'), [['missing-cases', '4']]);
  });

  it('tells a number of cases that is none', () => {
    for (const none of ['0', '-2', '99999999999999999999', '2147483648', 'l', '1.5']) {
      const input = [none, samples.asText(first), ''].join('\n');
      const code = /^[-\d]+$/.test(none) ? 'bad-case-count' : 'not-a-number';
      assert.deepEqual(marked(input), [[code, none]]);
      assert.deepEqual(values(readInput(input)), [first]);
    }
  });

  it('tells text behind the last case, and reads a case behind that', () => {
    assert.deepEqual(marked(`${one}0\n`), [['text-after-last-case', '0']]);
    assert.deepEqual(marked(`${one.trim()} // the only one\nEnd.`), [
      ['text-after-last-case', '// the only one\nEnd.'],
    ]);
    const behind = `${one}// another\n${samples.asText(second)}\n`;
    assert.deepEqual(marked(behind), [
      ['uncounted-cases', '1'],
      ['text-after-last-case', '// another'],
    ]);
    assert.deepEqual(values(readInput(behind)), [first, second]);
  });

  it('tells a byte order mark, in the whole text only', () => {
    assert.deepEqual(marked(`\uFEFF${one}`), [['byte-order-mark', '\uFEFF']]);
    assert.deepEqual(marked(one.replace('\n', '\n\uFEFF'))[0]?.[0], 'not-a-number');
    assert.deepEqual(
      readInput(`\uFEFF${one}`, { offset: 5 }).faults.map(({ code }) => code)[0],
      'not-a-number',
    );
  });

  it('adds the offset to every span', () => {
    const shift = 1000;
    const back = <T extends FaultPlace>(found: T) => ({
      ...found,
      span: { start: found.span.start - shift, end: found.span.end - shift },
    });
    const moved = readInput(samples.faulty, { offset: shift });
    const { cases, faults, caseCount } = readInput(samples.faulty);
    assert.ok(cases.length > 1 && faults.length > 1 && caseCount);
    assert.deepEqual(moved.cases.map(back), cases);
    assert.deepEqual(moved.faults.map(back), faults);
    assert.deepEqual(moved.caseCount && back(moved.caseCount), caseCount);
  });

  it('keeps numbers too many from spoiling any other case', () => {
    fc.assert(
      fc.property(samples.casesAndMore, fc.nat(), ([wanted, more], which) => {
        const broken = which % (wanted.length - 1);
        const lines = texts(wanted).map((line, i) => (i === broken ? [line, ...more].join(' ') : line));
        const input = readInput(casesAsInput(lines, '\n'));
        assert.deepEqual(
          input.faults.map(({ code, case: index }) => [code, index]),
          [['extra-numbers', broken]],
        );
        assert.deepEqual(values(input), wanted);
      }),
      { seed: 180, numRuns: 1000 },
    );
  });

  it('never throws, and its spans lie in the text in order, whatever the text', () => {
    const piece = fc.oneof(
      fc.constantFrom('\n', '\r\n', ' ', '\t', '\uFEFF', '//', 'x', '-', ...samples.numbers),
      fc.string({ maxLength: 3 }),
      fc.integer().map(String),
    );
    const anyText = fc.array(piece, { maxLength: 80 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(anyText, fc.constantFrom('required' as const, 'optional' as const), (input, caseCount) => {
        const { cases, faults } = readInput(input, { caseCount });
        let end = 0;
        for (const [i, found] of cases.entries()) {
          const { span } = found;
          assert.ok(span.start >= end && span.start < span.end && span.end <= input.length);
          end = span.end;
          assert.equal(found.index, i);
          assert.ok(samples.isSound(found));
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

  it('reads long texts in slices, and long lines too #slow', () => {
    for (const long of samples.longTexts) {
      const shares = [...samples.readInputInSlices(long)];
      assert.ok(shares.length >= 5);
      assert.ok(shares.every((share, i) => share > (shares[i - 1] ?? 0) && share <= 1));
    }
  });
}
