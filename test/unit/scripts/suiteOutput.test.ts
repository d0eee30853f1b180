import assert from 'node:assert/strict';
import { formatSuiteResult, LINE_PREFIX, parseSuiteMessage } from '../../../scripts/testing/suiteOutput';

describe('parseSuiteMessage', () => {
  it('reads back the counts of a suite', () => {
    const result = { passed: 3, failed: 1 };
    assert.deepEqual(parseSuiteMessage(formatSuiteResult(result)), { kind: 'result', result });
  });

  it('reads back a line of a suite, even an empty one', () => {
    assert.deepEqual(parseSuiteMessage(LINE_PREFIX), { kind: 'line', text: '' });
    assert.deepEqual(parseSuiteMessage(`${LINE_PREFIX}  ok`), { kind: 'line', text: '  ok' });
  });

  it('leaves every other message of the console as it is', () => {
    assert.deepEqual(parseSuiteMessage('ready'), { kind: 'other', text: 'ready' });
  });
});
