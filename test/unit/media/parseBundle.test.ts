import assert from 'node:assert/strict';
import { parseBundle } from '../../../media/parseBundle';

describe('parseBundle', () => {
  it('reads messages, and passes over what is none', () => {
    assert.deepEqual(parseBundle('{"Play":"演示","more":{"comment":"x"}}'), { Play: '演示' });
  });

  it('is empty on an English page', () => {
    assert.deepEqual(parseBundle('{}'), {});
    assert.deepEqual(parseBundle(undefined), {});
    assert.deepEqual(parseBundle('null'), {});
  });
});
