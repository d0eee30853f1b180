import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { type Channel, Output } from '../../../../src/node/commandLine/output';

function failure(code: string): Error {
  return Object.assign(new Error(`write ${code}`), { code });
}

/** A channel that takes three bytes at a time, and `limit` in all before it fails. */
function channel(limit = Infinity, code = '', streamError?: Error) {
  const taken: string[] = [];
  const streamed: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      setImmediate(() => {
        if (!streamError) streamed.push(chunk.toString());
        done(streamError);
      });
    },
  });
  const fake: Channel = {
    write: (bytes) => {
      if (taken.join('').length >= limit) throw failure(code);
      const piece = Buffer.from(bytes.subarray(0, 3));
      taken.push(piece.toString());
      return piece.length;
    },
    stream: () => stream,
  };
  return { fake, taken, streamed };
}

describe('Output', () => {
  it('writes all that came since the last flush', async () => {
    const { fake, taken } = channel();
    const output = new Output(fake);
    output.write('AC\n2\n');
    output.write('DDHH\n');
    assert.deepEqual(taken, []);
    await output.flush();
    assert.equal(taken.join(''), 'AC\n2\nDDHH\n');
    await output.flush();
    assert.equal(taken.join(''), 'AC\n2\nDDHH\n');
    assert.ok(!output.isClosed);
  });

  it('leaves to a stream what the channel cannot take now', async () => {
    const { fake, taken, streamed } = channel(3, 'EAGAIN');
    const output = new Output(fake);
    output.write('AC\n2\n');
    await output.flush();
    assert.equal(taken.join(''), 'AC\n');
    assert.equal(streamed.join(''), '2\n');
  });

  for (const [where, surroundings] of [
    ['the channel', () => channel(3, 'EPIPE')],
    ['its stream', () => channel(0, 'EAGAIN', failure('EPIPE'))],
  ] as const) {
    it(`goes quiet when nobody reads ${where} any more`, async () => {
      const { fake, taken } = surroundings();
      const output = new Output(fake);
      output.write('AC\n2\n');
      await output.flush();
      assert.ok(output.isClosed);
      const before = taken.length;
      output.write('2\n');
      await output.flush();
      assert.equal(taken.length, before);
    });
  }

  it('rejects where writing fails otherwise', async () => {
    for (const { fake } of [channel(3, 'ENOSPC'), channel(0, 'EAGAIN', failure('ENOSPC'))]) {
      const output = new Output(fake);
      output.write('AC\n2\n');
      await assert.rejects(output.flush(), /ENOSPC/);
      assert.ok(!output.isClosed);
    }
  });
});
