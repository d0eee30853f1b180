import type { VNode } from 'preact';
import { useTranslate } from '../context';
import { isComplete } from '../model/cells';
import { faultsOf, playableWord, playedWord, shownCells } from '../model/selectors';
import type { State } from '../model/state';
import { BoardToolbar } from './BoardToolbar';
import { FaultList } from './FaultList';
import { LargeBoard } from './LargeBoard';
import { MarkList } from './MarkList';

/** What the user should know of the board as it is shown; an empty text where there is nothing. */
function useNote(state: State): string {
  const t = useTranslate();
  const step = playedWord(state).length;
  const last = playableWord(state)?.length ?? 0;
  if (step > 0) return t('Showing step {0} of {1}. The document is unchanged.', step, last);
  if (state.document?.readOnly) return t('This file is read-only: boards can be played but not changed.');
  if (!isComplete(shownCells(state)))
    return t('Fill the marked cells to turn this board: select one and type 1, 2 or 3.');
  return '';
}

/** The selected board, large. */
export function BoardPane({ state }: { readonly state: State }): VNode {
  const t = useTranslate();
  const note = useNote(state);
  return (
    <section class="board-pane" aria-label={t('Selected board')}>
      <BoardToolbar state={state} />
      <FaultList label={t('Faults of this board')} faults={faultsOf(state, state.selected)} />
      <MarkList marked={state.marks.cases.get(state.selected)} />
      <div class="stage">
        <LargeBoard state={state} />
      </div>
      <p class="note">{note}</p>
    </section>
  );
}
