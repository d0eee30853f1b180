import type { VNode } from 'preact';
import type { FaultView } from '../../src/protocol/messages';
import { useDispatch, useTranslate } from '../context';
import { Icon } from './Icon';

interface FaultListProps {
  readonly label: string;
  readonly faults: readonly FaultView[];
}

/** More faults of one place are counted, not listed. */
const MOST = 6;

/** Faults with their way to the text. */
export function FaultList({ label, faults }: FaultListProps): VNode | null {
  const t = useTranslate();
  const dispatch = useDispatch();
  if (faults.length === 0) return null;
  return (
    <ul class="faults" aria-label={label}>
      {faults.slice(0, MOST).map((fault, i) => (
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
      {faults.length > MOST && <li class="fault more">{t('{0} more', faults.length - MOST)}</li>}
    </ul>
  );
}
