import assert from 'node:assert/strict';
import { describeNotANumber } from '../../../../src/core/text/notANumber';
import { english } from '../../../../src/core/text/translate';

describe('describeNotANumber', () => {
  it('says what to do about numbers that commas hold together, and about zero bytes', () => {
    for (const token of ['1,2,3', '1,', '12;7', '3，1']) {
      assert.equal(
        describeNotANumber(token, english),
        `“${token}” is not a number: put spaces between the numbers.`,
      );
    }
    assert.match(describeNotANumber('1\0', english), /^“1\\x00” is not a number: .*Save it as UTF-8\.$/);
  });

  it('says of any other text what programs do', () => {
    for (const token of ['x', ',1', '1.5', '//']) {
      assert.equal(
        describeNotANumber(token, english),
        `“${token}” is not a number. Programs that read numbers stop here or never end.`,
      );
    }
  });
});
