import type { VNode } from 'preact';
import type { StepView } from '../../src/protocol/messages';
import { useTranslate } from '../context';
import { useNumber } from '../hooks/useNumber';
import { centreLead } from '../model/cells';
import { DistanceBars } from './DistanceBars';
import { FactRow } from './FactRow';

interface PositionFactsProps {
  readonly cells: string;
  readonly step: StepView | undefined;
}

/** Facts of the position that the board shows. */
export function PositionFacts({ cells, step }: PositionFactsProps): VNode {
  const t = useTranslate();
  const number = useNumber();
  const { symbols, count } = centreLead(cells);
  return (
    <>
      <h2>{t('Distance')}</h2>
      <DistanceBars distances={step?.distances} />
      <dl class="facts">
        <FactRow name={t('Moves left')}>{step && Math.min(...step.distances)}</FactRow>
        <FactRow name={t('Centre')} title={t('The symbols that stand most often in the centre')}>
          {count === 0 ? undefined : t('{0}: {1} of 8', symbols.join(t(', ')), count)}
        </FactRow>
        <FactRow name={t('Optimal first moves')}>
          {step && (
            <span class="moves">
              {step.firstMoves === '' ? t('none') : Array.from(step.firstMoves).join(' ')}
            </span>
          )}
        </FactRow>
        <FactRow name={t('Optimal words')} title={t('How many shortest words solve the board')}>
          {step && number(step.optimalWords)}
        </FactRow>
      </dl>
    </>
  );
}
