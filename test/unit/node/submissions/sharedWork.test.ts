import assert from 'node:assert/strict';
import { SharedWork } from '../../../../src/node/submissions/sharedWork';

/** Work that is finished from outside, or stopped. */
function openWork(): {
  readonly work: (signal: AbortSignal) => Promise<string>;
  readonly finish: () => void;
  readonly begun: () => number;
} {
  let begun = 0;
  let finish: (() => void) | undefined;
  const work = (signal: AbortSignal): Promise<string> =>
    new Promise((resolve) => {
      begun++;
      finish = () => {
        resolve('done');
      };
      signal.addEventListener('abort', () => {
        resolve('stopped');
      });
    });
  return { work, finish: () => finish?.(), begun: () => begun };
}

describe('SharedWork', () => {
  const never = new AbortController().signal;

  it('does the same work once for all who ask at a time', async () => {
    const shared = new SharedWork<string>();
    const { work, finish, begun } = openWork();
    const results = [shared.join('key', never, 'stopped', work), shared.join('key', never, 'stopped', work)];
    finish();
    assert.deepEqual(await Promise.all(results), ['done', 'done']);
    assert.equal(begun(), 1);
  });

  it('does it again for who asks later, and beside it for who asks for another', async () => {
    const shared = new SharedWork<string>();
    const instant = (): Promise<string> => Promise.resolve('done');
    await shared.join('key', never, 'stopped', instant);
    const { work, finish, begun } = openWork();
    const results = [
      shared.join('key', never, 'stopped', work),
      shared.join('other', never, 'stopped', instant),
    ];
    finish();
    await Promise.all(results);
    assert.equal(begun(), 1);
  });

  it('goes on for one when the other stops', async () => {
    const shared = new SharedWork<string>();
    const { work, finish } = openWork();
    const stop = new AbortController();
    const results = [
      shared.join('key', stop.signal, 'stopped', work),
      shared.join('key', never, 'stopped', work),
    ];
    stop.abort();
    assert.equal(await results[0], 'stopped');
    finish();
    assert.equal(await results[1], 'done');
  });

  it('stops the work when nobody waits for it any more', async () => {
    const shared = new SharedWork<string>();
    const stop = new AbortController();
    let stopped = false;
    const result = shared.join(
      'key',
      stop.signal,
      'stopped',
      (signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            stopped = true;
            resolve('stopped');
          });
        }),
    );
    stop.abort();
    assert.equal(await result, 'stopped');
    assert.ok(stopped);
  });
});
