import assert from 'node:assert/strict';
import { untilCancelled } from '../../../src/host/untilCancelled';

/** A token that `cancel` cancels. */
class Cancellable {
  isCancellationRequested = false;
  private readonly listeners = new Set<() => void>();

  readonly onCancellationRequested = (listener: () => void): { dispose(): unknown } => {
    this.listeners.add(listener);
    return { dispose: () => this.listeners.delete(listener) };
  };

  cancel(): void {
    this.isCancellationRequested = true;
    for (const listener of this.listeners) listener();
  }
}

describe('untilCancelled', () => {
  it('gives what the work gives', async () => {
    assert.equal(await untilCancelled(Promise.resolve(7), new Cancellable()), 7);
    const broken = Promise.reject(new Error('broken'));
    await assert.rejects(untilCancelled(broken, new Cancellable()), /broken/);
  });

  it('gives up at once, though the work goes on', async () => {
    const token = new Cancellable();
    const work = new Promise<number>(() => undefined);
    const waiting = untilCancelled(work, token);
    token.cancel();
    assert.equal(await waiting, undefined);
    assert.equal(await untilCancelled(work, token), undefined);
  });
});
