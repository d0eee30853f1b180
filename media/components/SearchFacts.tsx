import type { VNode } from 'preact';
import type { DetailView } from '../../src/protocol/messages';
import { useTranslate } from '../context';
import { useNumber } from '../hooks/useNumber';
import { FactRow } from './FactRow';

/** What IDA* does on the board of the document, with both heuristics. */
export function SearchFacts({ detail }: { readonly detail: DetailView | null }): VNode {
  const t = useTranslate();
  const number = useNumber();
  const exact = detail?.exact;
  // Before its search has begun there is nothing to tell of it.
  const centre = detail?.centre.nodes === 0 ? undefined : detail?.centre;
  return (
    <>
      <h2>{t('Search')}</h2>
      <dl class="facts">
        <FactRow name={t('Heuristic')}>{t('exact distance')}</FactRow>
        <FactRow
          name={t('Iterations')}
          title={t('IDA* searches again with a larger bound until it finds a solution')}
        >
          {exact && t('{0} (bound {1})', number(exact.iterations), exact.bound)}
        </FactRow>
        <FactRow name={t('Nodes')}>{exact && number(exact.nodes)}</FactRow>
        <FactRow
          name={t('With centre count')}
          title={t('Nodes with the classical heuristic: 8 less the largest count in the centre')}
        >
          {centre && (centre.complete ? number(centre.nodes) : t('at least {0}', number(centre.nodes)))}
        </FactRow>
      </dl>
    </>
  );
}
