import type { VNode } from 'preact';
import { useTranslate } from '../context';
import { isFaulty, shownCells, shownDetail, shownStep } from '../model/selectors';
import type { State } from '../model/state';
import { PositionFacts } from './PositionFacts';
import { SearchFacts } from './SearchFacts';

/** What is known of the selected board. Facts of the board before stay, dimmed, until the new ones come. */
export function FactsPane({ state }: { readonly state: State }): VNode {
  const t = useTranslate();
  const { detail, fresh } = shownDetail(state);
  const faulty = isFaulty(state, state.selected);
  return (
    <aside
      class={fresh || faulty ? 'facts-pane' : 'facts-pane stale'}
      aria-label={t('Facts')}
      tabIndex={0}
      aria-busy={!fresh}
    >
      <PositionFacts cells={shownCells(state)} step={faulty ? undefined : shownStep(state)} />
      <SearchFacts detail={faulty ? null : detail} />
      {faulty && <p class="facts-note">{t('A board with a fault has no answer.')}</p>}
    </aside>
  );
}
