import type { VNode } from 'preact';
import type { MarkedCase } from '../../src/protocol/messages';
import { useDispatch, useTranslate } from '../context';
import { useMarkText } from '../hooks/useMarkText';
import { VerdictBadge } from './VerdictBadge';

/** The outputs and submissions that fail on the selected board, each with its way to the place at fault. */
export function MarkList({ marked }: { readonly marked: MarkedCase | undefined }): VNode | null {
  const t = useTranslate();
  const dispatch = useDispatch();
  const textOf = useMarkText();
  if (!marked) return null;
  const { case: index, count, first } = marked;
  return (
    <ul class="marks" aria-label={t('Failures on this board')}>
      {first.map((mark) => (
        <li key={mark.source} class="mark">
          <VerdictBadge verdict={mark.verdict} />
          <button
            type="button"
            class="link mark-link"
            title={mark.message}
            aria-label={t('{0}, {1}', mark.verdict, textOf(mark))}
            onClick={() => {
              dispatch({ type: 'ask', message: { type: 'openMark', case: index, source: mark.source } });
            }}
          >
            {textOf(mark)}
          </button>
        </li>
      ))}
      {count > first.length && <li class="mark more">{t('{0} more', count - first.length)}</li>}
    </ul>
  );
}
