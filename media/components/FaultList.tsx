import type { VNode } from 'preact';
import type { FaultsView } from '../../src/protocol/messages';
import { useDispatch, useTranslate } from '../context';
import { Icon } from './Icon';

interface FaultListProps {
  readonly label: string;
  readonly faults: FaultsView;
}

/** Faults with their way to the text; those that were not sent are counted. */
export function FaultList({ label, faults: { count, first } }: FaultListProps): VNode | null {
  const t = useTranslate();
  const dispatch = useDispatch();
  if (count === 0) return null;
  return (
    <ul class="faults" aria-label={label}>
      {first.map((fault, i) => (
        <li key={i} class={`fault ${fault.severity}`}>
          <Icon name={fault.severity} />
          <span class="fault-message" title={fault.message}>
            {fault.message}
          </span>
          <button
            type="button"
            class="link"
            onClick={() => {
              dispatch({ type: 'ask', message: { type: 'reveal', offset: fault.offset } });
            }}
          >
            {t('Go to text')}
          </button>
        </li>
      ))}
      {count > first.length && <li class="fault more">{t('{0} more', count - first.length)}</li>}
    </ul>
  );
}
