import type { VNode } from 'preact';
import type { MarkedCase } from '../../src/protocol/messages';
import { useTranslate } from '../context';
import { useMarkText } from '../hooks/useMarkText';
import { VerdictBadge } from './VerdictBadge';

/** The gravest verdict on a board of the list; which files fail, and why, on hover and for screen readers. */
export function BoardItemMark({ marked: { verdict, count, first } }: { readonly marked: MarkedCase }): VNode {
  const t = useTranslate();
  const textOf = useMarkText();
  const lines = first.map((mark) => t('{0}, {1}', mark.verdict, textOf(mark)));
  const more = count > first.length ? [t('{0} more', count - first.length)] : [];
  const text = [...lines, ...more].join('\n');
  return (
    <span class="board-item-mark" role="img" title={text} aria-label={text}>
      <VerdictBadge verdict={verdict} />
    </span>
  );
}
