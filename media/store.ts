import { parseToWebview } from '../src/protocol/parseToWebview';
import type { BoardEvent } from './model/events';
import { parseSavedState, savedStateOf } from './model/savedState';
import { type State, initialState } from './model/state';
import { update } from './model/update';
import type { VsCodeApi } from './vscodeApi';

/** Holds the state, sends the messages that events cause, and saves what outlives the page. */
export class Store {
  private current: State;
  private saved = '';
  private listener: (state: State) => void = () => undefined;

  constructor(private readonly api: VsCodeApi) {
    this.current = initialState(parseSavedState(api.getState()));
  }

  get state(): State {
    return this.current;
  }

  /** Calls `listener` after every change. */
  subscribe(listener: (state: State) => void): void {
    this.listener = listener;
  }

  readonly dispatch = (event: BoardEvent): void => {
    const { state, messages } = update(this.current, event);
    for (const message of messages) this.api.postMessage(message);
    if (state === this.current) return;
    this.current = state;
    this.save();
    this.listener(state);
  };

  /** Takes a message from outside; others than the extension's are passed over. */
  receive(message: unknown): void {
    const event = parseToWebview(message);
    if (event) this.dispatch(event);
  }

  private save(): void {
    const saved = savedStateOf(this.current);
    const text = JSON.stringify(saved);
    if (saved === undefined || text === this.saved) return;
    this.saved = text;
    this.api.setState(saved);
  }
}
