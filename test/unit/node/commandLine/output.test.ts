import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { Output } from '../../../../src/node/commandLine/output';

/** A stream that takes every write a turn later and fails with `error`, if given. */
function slowStream(error?: Error) {
  const taken: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    highWaterMark: 1,
    write: (chunk: string, _encoding, done) => {
      setImmediate(() => {
        if (!error) taken.push(chunk);
        done(error);
      });
    },
  });
  return { stream, taken };
}

describe('Output', () => {
  it('writes in one piece what came since the last flush', async () => {
    const { stream, taken } = slowStream();
    const output = new Output(stream);
    output.write('AC\n');
    output.write('2\n');
    assert.deepEqual(taken, []);
    await output.flush();
    assert.deepEqual(taken, ['AC\n2\n']);
    await output.flush();
    assert.deepEqual(taken, ['AC\n2\n']);
    assert.ok(!output.isClosed);
  });

  it('goes quiet when nobody reads any more', async () => {
    const closed = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
    const output = new Output(slowStream(closed).stream);
    output.write('AC\n');
    await output.flush();
    assert.ok(output.isClosed);
    output.write('2\n');
    await output.flush();
  });

  it('rejects where the stream fails otherwise', async () => {
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const output = new Output(slowStream(full).stream);
    output.write('AC\n');
    await assert.rejects(output.flush(), /no space left/);
    assert.ok(!output.isClosed);
  });
});
