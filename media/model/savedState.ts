import { integer, isBoolean, isString, oneOf, record } from '../../src/core/guards';
import { caseCells } from './cells';
import type { Speed } from './speed';
import type { State } from './state';

/** What outlives the page while its tab is hidden. */
export interface SavedState {
  readonly selected: number;
  readonly playhead: number;
  /** Cells of the selected case, which the playhead belongs to. */
  readonly cells: string;
  readonly speed: Speed;
  readonly focused: boolean;
  /** Pixels that the list is scrolled. */
  readonly scroll: number;
}

const isSavedState = record<SavedState>({
  selected: integer(0),
  playhead: integer(0),
  cells: isString,
  speed: oneOf(0.5, 1, 2, 4),
  focused: isBoolean,
  scroll: integer(0),
});

/** What was saved, or undefined where it is none of ours. */
export function parseSavedState(value: unknown): SavedState | undefined {
  return isSavedState(value) ? value : undefined;
}

/** What to save of a state, or undefined before the first snapshot. */
export function savedStateOf(state: State): SavedState | undefined {
  const { document, selected, attempt, speed, focused, list } = state;
  if (!document) return undefined;
  return {
    selected,
    playhead: attempt ? 0 : state.playhead,
    cells: caseCells(document.cells, selected),
    speed,
    focused,
    scroll: Math.max(0, Math.round(list.scroll)),
  };
}
