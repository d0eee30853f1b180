import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { StreamReader } from '../../../../src/node/process/streamReader';

const ignore = () => undefined;

describe('StreamReader', () => {
  it('keeps what comes until the end', async () => {
    const stream = new PassThrough();
    const reader = new StreamReader(stream, 100, ignore);
    stream.write('one ');
    stream.end('two');
    await reader.drain();
    assert.equal(reader.text(false), 'one two');
  });

  it('does not wait for a stream that stays open and says nothing', async () => {
    const stream = new PassThrough();
    const reader = new StreamReader(stream, 100, ignore);
    stream.write('said');
    await reader.drain();
    assert.equal(reader.text(false), 'said');
    assert.ok(stream.destroyed);
  });

  it('does not wait for ever for a stream that goes on and on', async () => {
    const stream = new PassThrough();
    const reader = new StreamReader(stream, 1e6, ignore);
    const dripping = setInterval(() => stream.write('.'), 10);
    stream.write('.');
    await reader.drain();
    clearInterval(dripping);
    assert.match(reader.text(false), /^\.+$/);
  });

  it('keeps no more than the limit, and tells each time that more came', async () => {
    const stream = new PassThrough();
    let over = 0;
    const reader = new StreamReader(stream, 5, () => over++);
    stream.write('12345');
    stream.write('6');
    stream.end('7');
    await new Promise((resolve) => stream.once('close', resolve));
    await reader.drain();
    assert.deepEqual([reader.text(false), reader.isOver, over], ['12345', true, 2]);
  });

  it('keeps what came before a stream failed', async () => {
    const stream = new PassThrough();
    const reader = new StreamReader(stream, 100, ignore);
    const came = new Promise((resolve) => stream.once('data', resolve));
    stream.write('said');
    await came;
    stream.destroy(new Error('failed'));
    await reader.drain();
    assert.equal(reader.text(false), 'said');
  });
});
