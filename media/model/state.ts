import type { AttemptView, CaseView, DetailView, FaultsView } from '../../src/protocol/messages';
import { type Marks, NO_MARKS } from './marks';
import { NO_EDITS, type PendingEdits } from './pendingEdits';
import type { SavedState } from './savedState';
import type { Speed } from './speed';

/** The newest snapshot of the document. */
export interface DocumentState {
  readonly version: number;
  readonly name: string;
  readonly readOnly: boolean;
  /** 24 characters a case. */
  readonly cells: string;
  readonly caseCount: number;
  readonly faultCount: number;
  /** Faults that belong to no case. */
  readonly fileFaults: FaultsView;
}

/** What came last of a case. */
export interface KnownCase extends CaseView {
  /** false from a change of the board until its new answer comes. */
  readonly fresh: boolean;
}

interface KnownDetail {
  readonly version: number;
  readonly case: number;
  readonly detail: DetailView | null;
}

/** The cases in the list's view, and how far the list is scrolled in pixels. */
export interface ListView {
  readonly first: number;
  readonly count: number;
  readonly scroll: number;
}

/** Everything that the board editor shows. */
export interface State {
  /** undefined until the first snapshot comes. */
  readonly document: DocumentState | undefined;
  /** The cases seen lately. Indexed by case. */
  readonly known: ReadonlyMap<number, KnownCase>;
  readonly marks: Marks;
  /** The newest detail that came, which may be another case's or an older version's. */
  readonly detail: KnownDetail | undefined;
  readonly selected: number;
  /** The word of an output that is played in place of the selected case's answer. */
  readonly attempt: AttemptView | undefined;
  /** How many letters of the answer, or of the attempt, are played. */
  readonly playhead: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Whether only the board and the player are shown. */
  readonly focused: boolean;
  readonly pending: PendingEdits;
  /** The case to select when the pending edit has added it. */
  readonly expected: number | undefined;
  /** The letter turned last, until another step is shown. */
  readonly turned: string | undefined;
  readonly list: ListView;
  /** Grows when the selected case is to be scrolled into view. */
  readonly scrollRequests: number;
  /** Cells of the selected case that `playhead` was saved for, until the first snapshot. */
  readonly savedCells: string | undefined;
}

/** The state before the first snapshot, from what an earlier life of the page left. */
export function initialState(saved: SavedState | undefined): State {
  return {
    document: undefined,
    known: new Map(),
    marks: NO_MARKS,
    detail: undefined,
    selected: saved?.selected ?? 0,
    attempt: undefined,
    playhead: saved?.playhead ?? 0,
    playing: false,
    speed: saved?.speed ?? 1,
    focused: saved?.focused ?? false,
    pending: NO_EDITS,
    expected: undefined,
    turned: undefined,
    list: { first: 0, count: 0, scroll: saved?.scroll ?? 0 },
    scrollRequests: 0,
    savedCells: saved?.cells,
  };
}
