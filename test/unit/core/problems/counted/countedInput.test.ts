import assert from 'node:assert/strict';
import type { CaseSyntax } from '../../../../../src/core/problems/counted/caseSyntax';
import { numberSpans, readCountedInput } from '../../../../../src/core/problems/counted/countedInput';
import { casesAsInput } from '../../../../../src/core/problems/counted/countedLayout';
import { finish } from '../../../../../src/core/search/slices';
import type { FaultPlace } from '../../../../../src/core/text/faultPlace';
import type { TokenWindow } from '../../../../../src/core/text/tokenWindow';

interface OddNumber {
  readonly value: number;
}

type OddFault = FaultPlace & { readonly code: 'even' | 'extra-numbers' };

const isOdd = (window: TokenWindow) => Math.abs(window.peek()?.value ?? 0) % 2 === 1;

/** Cases of one number, which must be odd. */
const ODD_NUMBERS: CaseSyntax<OddNumber, OddFault> = {
  lacksCaseCount: () => false,
  startsGoodCase: isOdd,
  looksLikeCase: isOdd,
  startsMisspelt: () => true,
  restIsCase: (window, sharesLine) => sharesLine && window.peek()?.value !== undefined,
  start: ({ span, value = 0, startsLine }, source) => {
    const { window } = source.text;
    if (!isOdd(window)) source.report({ code: 'even', span });
    window.next();
    return {
      sharesLine: !startsLine || !window.endsLine(0),
      read: () => 'over',
      close: () => ({ span, content: { value } }),
      extraNumbers: (at) => ({ code: 'extra-numbers', span: at }),
    };
  },
};

describe('readCountedInput', () => {
  /** The values of the cases, and the faults with the text that they mark and their case. */
  function read(text: string): [number[], (string | number)[][]] {
    const { cases, faults } = finish(readCountedInput(text, ODD_NUMBERS, {}));
    return [
      cases.map(({ value }) => value),
      faults.map(({ code, span, case: index }) => [
        code,
        text.slice(span.start, span.end),
        ...(index === undefined ? [] : [index]),
      ]),
    ];
  }

  it('reads cases of any syntax, and tells of faults which case they belong to', () => {
    assert.deepEqual(read('3\n5\n7\n9\n'), [[5, 7, 9], []]);
    assert.deepEqual(read('3 5 7 9'), [[5, 7, 9], []]);
    assert.deepEqual(read('2\n4\nof two\n7\n'), [
      [4, 7],
      [
        ['even', '4', 0],
        ['not-a-number', 'of two'],
      ],
    ]);
  });

  it('lets the syntax tell a misspelt start from text', () => {
    assert.deepEqual(read('2\nl\n7\n'), [[0, 7], [['even', 'l', 0]]]);
    assert.deepEqual(read('2\n#\n7\n9\n'), [[7, 9], [['not-a-number', '#']]]);
  });
});

describe('numberSpans', () => {
  it('gives the numbers of a case', () => {
    const text = '1\n3\n2 9\n 17\n5';
    assert.deepEqual(
      numberSpans(text, { start: 2, end: 11 }).map(({ start, end }) => text.slice(start, end)),
      ['3', '2', '9', '17'],
    );
  });
});

describe('casesAsInput', () => {
  it('says how many cases follow', () => {
    assert.equal(casesAsInput(['2 3', '4'], '\n'), '2\n2 3\n4\n');
    assert.equal(casesAsInput([], '\r\n'), '0\r\n');
  });
});
