import assert from 'node:assert/strict';
import {
  describeAnswer,
  describeLowerBound,
  formatAnswer,
  formatOutput,
} from '../../../../../src/core/problems/squares/answer';
import { english } from '../../../../../src/core/text/translate';

describe('an answer of Square Destroyer', () => {
  it('is printed as judges print it', () => {
    assert.equal(formatAnswer({ matches: [1, 2, 9] }), '3');
    assert.equal(formatOutput([{ matches: [1, 2, 9] }, { matches: [] }]), '3\n0\n');
    assert.equal(formatOutput([]), '');
  });

  it('is described for people', () => {
    assert.equal(describeAnswer({ matches: [] }, english), 'no square left');
    assert.equal(describeAnswer({ matches: [4] }, english), '1 match: 4');
    assert.equal(describeAnswer({ matches: [1, 2, 9] }, english), '3 matches: 1 2 9');
    assert.equal(describeLowerBound(1, english), 'at least 1 match');
    assert.equal(describeLowerBound(33, english), 'at least 33 matches');
  });
});
