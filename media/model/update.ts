import type { AttemptView, EditIntent, FromWebview } from '../../src/protocol/messages';
import { caseCells } from './cells';
import { documentState } from './documentState';
import type { BoardEvent, UserEvent } from './events';
import { keptCases, withCases } from './knownCases';
import { keptMarks, marksOf } from './marks';
import { acknowledge, sendNext, withEdit } from './pendingEdits';
import { canEdit, canTurn, playableWord, playedWord } from './selectors';
import { nextSpeed } from './speed';
import type { KnownCase, State } from './state';

/** The state after an event, and the messages to send to the extension. */
export interface Update {
  readonly state: State;
  readonly messages: readonly FromWebview[];
}

type EventOf<Type extends BoardEvent['type']> = Extract<BoardEvent, { type: Type }>;

function quiet(state: State): Update {
  return { state, messages: [] };
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}

function showCase(state: State, index: number, playing: boolean, attempt?: AttemptView): Update {
  const selected = state.document ? clamp(index, state.document.caseCount - 1) : index;
  const scrollRequests = state.scrollRequests + 1;
  const playhead = playing ? 0 : (attempt?.step ?? 0);
  return {
    state: { ...state, selected, attempt, playhead, playing, turned: undefined, scrollRequests },
    // The caret in an output goes on along a word: the detail of the case has been asked for.
    messages:
      state.document && !(attempt && selected === state.selected) ? [{ type: 'select', case: selected }] : [],
  };
}

/** Adds edits to those pending and sends the first where none is on its way. */
function edit(state: State, ...intents: readonly EditIntent[]): Update {
  if (!state.document) return quiet(state);
  const { pending, messages } = sendNext(intents.reduce(withEdit, state.pending), state.document);
  return { state: { ...state, pending }, messages };
}

function receiveDocument(state: State, snapshot: EventOf<'document'>): Update {
  const before = state.document;
  if (before && snapshot.version < before.version) return quiet(state);
  const document = documentState(snapshot, before);
  if (!document) return { state, messages: [{ type: 'ready' }] };
  const acknowledged = acknowledge(state.pending, document.version);
  const answered = state.pending.sent !== undefined && acknowledged.sent === undefined;
  const { pending, messages } = sendNext(acknowledged, document);
  const added = answered && document.caseCount > (before?.caseCount ?? 0) ? state.expected : undefined;
  const selected = clamp(added ?? state.selected, document.caseCount - 1);
  const cellsBefore = before ? caseCells(before.cells, state.selected) : state.savedCells;
  const same =
    selected === state.selected &&
    (cellsBefore === undefined || caseCells(document.cells, selected) === cellsBefore);
  const { first, count } = state.list;
  return {
    state: {
      ...state,
      document,
      known: keptCases(state.known, before?.cells ?? '', document.cells),
      marks: keptMarks(state.marks, before?.cells ?? '', document.cells),
      selected,
      attempt: same ? state.attempt : undefined,
      playhead: same ? state.playhead : 0,
      playing: state.playing && (same || !before),
      pending,
      expected: answered ? undefined : state.expected,
      scrollRequests: selected === state.selected ? state.scrollRequests : state.scrollRequests + 1,
      savedCells: undefined,
    },
    messages: [
      ...(document.caseCount > 0 ? [{ type: 'select', case: selected } as const] : []),
      ...(count > 0 ? [{ type: 'view', first, count } as const] : []),
      ...messages,
    ],
  };
}

function receiveCases(
  state: State,
  version: number,
  cases: readonly (readonly [number, KnownCase])[],
): State {
  if (version !== state.document?.version) return state;
  const next = { ...state, known: withCases(state.known, cases, state.selected) };
  const word = playableWord(next);
  if (word === undefined) return next;
  return { ...next, playhead: clamp(next.playhead, word.length), playing: next.playing && word !== '' };
}

function receiveDetail(state: State, event: EventOf<'detail'>): State {
  const { version, detail, faults } = event;
  const known = { answer: detail?.answer ?? null, faults, fresh: true };
  const next = receiveCases(state, version, [[event.case, known]]);
  return version === state.document?.version
    ? { ...next, detail: { version, case: event.case, detail } }
    : next;
}

function step(state: State, to: number, playing: boolean): State {
  const last = playableWord(state)?.length;
  if (last === undefined) return state;
  const playhead = clamp(to, last);
  return { ...state, playhead, turned: undefined, playing: playing && playhead < last };
}

function playPause(state: State): State {
  if (state.playing) return { ...state, playing: false };
  const last = playableWord(state)?.length ?? 0;
  if (last === 0) return state;
  return {
    ...state,
    turned: undefined,
    playing: true,
    playhead: state.playhead >= last ? 0 : state.playhead,
  };
}

function turn(state: State, letter: string): Update {
  if (!canTurn(state)) return quiet(state);
  const word = playedWord(state) + letter;
  const still = { ...state, attempt: undefined, playhead: 0, playing: false, turned: letter };
  return edit(still, { kind: 'turn', case: state.selected, word });
}

function change(state: State, { edit: intent }: Extract<UserEvent, { type: 'change' }>): Update {
  if (!canEdit(state)) return quiet(state);
  const { kind } = intent;
  const expected = kind === 'add' || kind === 'duplicate' ? intent.case + 1 : undefined;
  const still = {
    ...state,
    attempt: undefined,
    playhead: 0,
    playing: false,
    turned: undefined,
    expected,
  };
  // A cell is set on the board as it is shown, so the document catches up with the playhead first.
  const word = kind === 'set' ? playedWord(state) : '';
  return word === '' ? edit(still, intent) : edit(still, { kind: 'turn', case: intent.case, word }, intent);
}

/** Takes an event: pure, so that every behaviour of the board editor can be told from a list of events. */
export function update(state: State, event: BoardEvent): Update {
  switch (event.type) {
    case 'document':
      return receiveDocument(state, event);
    case 'answers': {
      const { first, cases } = event;
      const known = cases.map((one, i) => [first + i, { ...one, fresh: true }] as const);
      return quiet(receiveCases(state, event.version, known));
    }
    case 'detail':
      return quiet(receiveDetail(state, event));
    case 'marks':
      return quiet(event.version === state.document?.version ? { ...state, marks: marksOf(event) } : state);
    case 'select':
      return showCase(state, event.case, event.play, event.attempt);
    case 'choose':
      return event.case === state.selected ? quiet(state) : showCase(state, event.case, false);
    case 'step':
      return quiet(step(state, event.to, false));
    case 'stepBy':
      return quiet(step(state, state.playhead + event.steps, false));
    case 'tick':
      return quiet(state.playing ? step(state, state.playhead + 1, true) : state);
    case 'playPause':
      return quiet(playPause(state));
    case 'showAnswer':
      return quiet({ ...state, attempt: undefined, playhead: 0, playing: false });
    case 'faster':
      return quiet({ ...state, speed: nextSpeed(state.speed) });
    case 'focus':
      return quiet({ ...state, focused: !state.focused });
    case 'scrolled': {
      const { first, count } = event.list;
      const moved = first !== state.list.first || count !== state.list.count;
      return {
        state: { ...state, list: event.list },
        messages: moved && count > 0 ? [{ type: 'view', first, count }] : [],
      };
    }
    case 'turn':
      return turn(state, event.letter);
    case 'change':
      return change(state, event);
    case 'ask':
      return { state, messages: [event.message] };
  }
}
