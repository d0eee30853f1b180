import type { DetailView, FaultsView, StepView } from '../../src/protocol/messages';
import { caseCells, isComplete, playCells } from './cells';
import { isStructural, pendingList, previewCells } from './pendingEdits';
import type { State } from './state';

const NO_FAULTS: FaultsView = { count: 0, first: [] };

/** The cells of a case in the document, with the edits on their way made. */
export function documentCells(state: State, index: number): string {
  return previewCells(state.pending, index, caseCells(state.document?.cells ?? '', index));
}

/**
 * The word that the player plays: that of the output, or the answer of the selected case, where it is known for the
 * board as it stands.
 */
export function playableWord(state: State): string | undefined {
  const changing = pendingList(state.pending).some((edit) => edit.case === state.selected);
  if (changing) return undefined;
  if (state.attempt) return state.attempt.word;
  const known = state.known.get(state.selected);
  return known?.fresh ? known.answer?.word : undefined;
}

/** The letters of the word up to the playhead. */
export function playedWord(state: State): string {
  return playableWord(state)?.slice(0, state.playhead) ?? '';
}

/** The cells of the selected case at the playhead. */
export function shownCells(state: State): string {
  return playCells(documentCells(state, state.selected), playedWord(state));
}

/** Whether edits may be asked for: not while one is on its way that moves cases to other indices. */
export function canEdit(state: State): boolean {
  return (
    state.document !== undefined && !state.document.readOnly && !pendingList(state.pending).some(isStructural)
  );
}

export function canTurn(state: State): boolean {
  return canEdit(state) && isComplete(shownCells(state));
}

export function faultsOf(state: State, index: number): FaultsView {
  return state.known.get(index)?.faults ?? NO_FAULTS;
}

/** Whether a case has a fault that leaves it without an answer. */
export function isFaulty(state: State, index: number): boolean {
  return faultsOf(state, index).first.some(({ severity }) => severity === 'error');
}

/** The detail to show, and whether it is that of the selected case as it stands. */
export function shownDetail(state: State): { readonly detail: DetailView | null; readonly fresh: boolean } {
  const { detail, document, selected } = state;
  const fresh =
    detail?.case === selected && detail.version === document?.version && state.pending.sent === undefined;
  return { detail: detail?.detail ?? null, fresh };
}

/** The facts of the position at the playhead. */
export function shownStep(state: State): StepView | undefined {
  const steps = state.attempt?.steps ?? shownDetail(state).detail?.steps;
  return steps?.[playedWord(state).length];
}
