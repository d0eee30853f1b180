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

  it('keeps the order of texts and of bytes that are put, however many they are', async () => {
    const taken: Buffer[] = [];
    const output = new Output({
      write: (bytes) => taken.push(Buffer.from(bytes)) && bytes.length,
      stream: () => assert.fail('There is no need of a stream'),
    });
    const put = (bytes: Uint8Array, at: number, value: number): number => {
      bytes[at] = value;
      return at + 1;
    };
    let expected = '';
    for (let i = 0; i < 20_000; i++) {
      output.write('棋\ud800');
      output.append(1, put, 65 + (i % 26));
      expected += '棋\ufffd' + String.fromCharCode(65 + (i % 26));
    }
    await output.flush();
    assert.equal(Buffer.concat(taken).toString(), expected);
  });

  it('does not mix what comes while a stream takes what the channel could not', async () => {
    const { fake, streamed } = channel(0, 'EAGAIN');
    const output = new Output(fake);
    output.write('AC\n2\n');
    const first = output.flush();
    output.write('DDHH\n');
    await first;
    await output.flush();
    assert.equal(streamed.join(''), 'AC\n2\nDDHH\n');
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
