import type { BoardEvent } from '../../../../media/model/events';
import { type SavedState } from '../../../../media/model/savedState';
import { type State, initialState } from '../../../../media/model/state';
import { update } from '../../../../media/model/update';
import type { AnswerView, FaultsView, FromWebview, ToWebview } from '../../../../src/protocol/messages';

/** `DDHH` → 2. */
export const DDHH = '111111112222222233333333';

export const NO_FAULTS: FaultsView = { count: 0, first: [] };

export function documentOf(
  version: number,
  boards: readonly string[],
  more: { readonly readOnly?: boolean } = {},
): Extract<ToWebview, { type: 'document' }> {
  const { readOnly = false } = more;
  const cells = boards.join('');
  return { type: 'document', version, name: 'a.rot', readOnly, cells, faults: NO_FAULTS, faultCount: 0 };
}

export function answersOf(version: number, first: number, ...answers: (AnswerView | null)[]): ToWebview {
  return { type: 'answers', version, first, cases: answers.map((answer) => ({ answer, faults: NO_FAULTS })) };
}

/** Tells a page's life as a list of events. */
export class Script {
  state: State;
  readonly sent: FromWebview[] = [];

  constructor(saved?: SavedState) {
    this.state = initialState(saved);
  }

  /** Takes events; gives the messages they caused. */
  take(...events: readonly BoardEvent[]): readonly FromWebview[] {
    const before = this.sent.length;
    for (const event of events) {
      const { state, messages } = update(this.state, event);
      this.state = state;
      this.sent.push(...messages);
    }
    return this.sent.slice(before);
  }

  /** The edits sent so far. */
  get edits(): readonly Extract<FromWebview, { type: 'edit' }>[] {
    return this.sent.filter((message) => message.type === 'edit');
  }
}
