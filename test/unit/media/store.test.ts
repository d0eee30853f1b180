import assert from 'node:assert/strict';
import { Store } from '../../../media/store';
import type { VsCodeApi } from '../../../media/vscodeApi';
import type { FromWebview } from '../../../src/protocol/messages';
import { DDHH, documentOf } from './model/script';

/** Keeps what the page would give to VS Code. */
class FakeApi implements VsCodeApi {
  readonly posted: FromWebview[] = [];
  readonly saved: unknown[] = [];

  constructor(private readonly state?: unknown) {}

  postMessage(message: FromWebview): void {
    this.posted.push(message);
  }

  getState(): unknown {
    return this.state;
  }

  setState(state: unknown): void {
    this.saved.push(structuredClone(state));
  }
}

describe('Store', () => {
  it('takes messages of the extension', () => {
    const store = new Store(new FakeApi());
    store.receive(documentOf(1, [DDHH]));
    assert.equal(store.state.document?.caseCount, 1);
  });

  it('passes over other messages', () => {
    const store = new Store(new FakeApi());
    const { state } = store;
    store.receive({ type: 'document' });
    store.receive('document');
    assert.equal(store.state, state);
  });

  it('sends what an event causes, and tells its listener of the new state', () => {
    const api = new FakeApi();
    const store = new Store(api);
    const selected: number[] = [];
    store.subscribe((state) => selected.push(state.selected));
    store.receive(documentOf(1, [DDHH, DDHH]));
    store.dispatch({ type: 'choose', case: 1 });
    assert.deepEqual(selected, [0, 1]);
    assert.deepEqual(api.posted, [
      { type: 'select', case: 0 },
      { type: 'select', case: 1 },
    ]);
  });

  it('saves what outlives the page, once for each change, and begins with it', () => {
    const api = new FakeApi();
    const store = new Store(api);
    store.receive(documentOf(1, [DDHH, DDHH]));
    store.dispatch({ type: 'choose', case: 1 });
    store.dispatch({ type: 'choose', case: 1 });
    store.dispatch({ type: 'faster' });
    assert.equal(api.saved.length, 3);
    const next = new Store(new FakeApi(api.saved.at(-1)));
    assert.equal(next.state.selected, 1);
    assert.equal(next.state.speed, 2);
  });

  it('begins afresh where what was saved is none of its own', () => {
    assert.equal(new Store(new FakeApi({ selected: 'x' })).state.selected, 0);
  });
});
