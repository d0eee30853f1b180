import assert from 'node:assert/strict';
import { type Clock, Pacer } from '../../../../src/host/editor/pacer';

/** A clock that stands still but for `pass`. */
class ManualClock implements Clock {
  private time = 0;
  private waiting: { readonly at: number; readonly run: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(delay: number, run: () => void): () => void {
    const entry = { at: this.time + delay, run };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== entry);
    };
  }

  pass(milliseconds: number): void {
    this.time += milliseconds;
    const due = this.waiting.filter(({ at }) => at <= this.time);
    this.waiting = this.waiting.filter(({ at }) => at > this.time);
    for (const { run } of due) run();
  }
}

/** A pacer of a task that takes `cost` milliseconds, and how often it ran. */
function paced(cost: number): { clock: ManualClock; pacer: Pacer; runs: () => number } {
  const clock = new ManualClock();
  let runs = 0;
  const pacer = new Pacer(() => {
    runs++;
    clock.pass(cost);
  }, clock);
  return { clock, pacer, runs: () => runs };
}

describe('Pacer', () => {
  it('runs a cheap task at every request', () => {
    const { pacer, runs } = paced(1);
    for (let i = 0; i < 5; i++) pacer.request();
    assert.equal(runs(), 5);
  });

  it('answers the requests during the rest of a dear task once, at its end', () => {
    const { clock, pacer, runs } = paced(100);
    pacer.request();
    for (let i = 0; i < 5; i++) pacer.request();
    assert.equal(runs(), 1);
    clock.pass(399);
    assert.equal(runs(), 1);
    clock.pass(1);
    assert.equal(runs(), 2);
    clock.pass(1000);
    assert.equal(runs(), 2);
  });

  it('runs at once after a rest without requests', () => {
    const { clock, pacer, runs } = paced(100);
    pacer.request();
    clock.pass(400);
    pacer.request();
    assert.equal(runs(), 2);
  });

  it('runs in the rest where it must, and then has answered the requests so far', () => {
    const { clock, pacer, runs } = paced(100);
    pacer.request();
    pacer.request();
    pacer.runNow();
    assert.equal(runs(), 2);
    clock.pass(1000);
    assert.equal(runs(), 2);
  });

  it('runs no more once disposed', () => {
    const { clock, pacer, runs } = paced(100);
    pacer.request();
    pacer.request();
    pacer.dispose();
    clock.pass(1000);
    assert.equal(runs(), 1);
  });
});
