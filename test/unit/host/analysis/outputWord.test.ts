import assert from 'node:assert/strict';
import type { CaseResult } from '../../../../src/core/judge/caseResult';
import { checkedCaseAt, outputWord } from '../../../../src/host/analysis/outputWord';

const TEXT = 'AC\n2\nDxHH\n2\n';

function result(index: number, start: number, end: number, moves: string | undefined): CaseResult {
  const block = { start, end };
  return {
    reason: 'accepted',
    case: index,
    verdict: 'AC',
    span: block,
    block,
    expected: { word: 'AC', centre: 2 },
    got: { moves, centre: '2' },
  };
}

const FIRST = result(0, 0, 4, 'AC');
const MISSING = result(1, 5, 5, undefined);
const SECOND = result(2, 5, 11, 'DxHH');
const CHECK = { verdict: 'AC', cases: [FIRST, MISSING, SECOND] } as const;

describe('checkedCaseAt', () => {
  it('finds the case that an offset stands in or right behind', () => {
    assert.equal(checkedCaseAt(CHECK, 0), FIRST);
    assert.equal(checkedCaseAt(CHECK, 4), FIRST);
    assert.equal(checkedCaseAt(CHECK, 7), SECOND);
  });

  it('prefers a case to a missing one at its start', () => {
    assert.equal(checkedCaseAt(CHECK, 5), SECOND);
  });

  it('finds none behind the last one', () => {
    assert.equal(checkedCaseAt(CHECK, 12), undefined);
    assert.equal(checkedCaseAt({ verdict: 'AC', cases: [] }, 0), undefined);
  });
});

describe('outputWord', () => {
  it('finds where the word stands', () => {
    assert.deepEqual(outputWord(TEXT, FIRST), { case: 0, word: 'AC', start: 0, fault: null });
  });

  it('stops before the first letter that is no move', () => {
    assert.deepEqual(outputWord(TEXT, SECOND), { case: 2, word: 'D', start: 5, fault: null });
  });

  it('names the letter at fault', () => {
    const found = outputWord(TEXT, { ...FIRST, reason: 'not-smallest', letter: 1, expectedLetter: 'B' });
    assert.equal(found?.fault, 1);
  });

  it('finds none where there is no word', () => {
    assert.equal(outputWord(TEXT, MISSING), undefined);
    assert.equal(outputWord('No moves needed\n1\n', result(0, 0, 17, 'No moves needed')), undefined);
  });
});
