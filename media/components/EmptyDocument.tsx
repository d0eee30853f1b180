import type { VNode } from 'preact';
import { useDispatch, useTranslate } from '../context';
import { Icon } from './Icon';
import { Thumbnail } from './Thumbnail';

/** A solved board, for decoration. */
const PICTURE = '113313222312213222313311';

/** What a file without boards shows. */
export function EmptyDocument({ readOnly }: { readonly readOnly: boolean }): VNode {
  const t = useTranslate();
  const dispatch = useDispatch();
  return (
    <section class="empty">
      <Thumbnail cells={PICTURE} />
      <h2>{t('No boards yet')}</h2>
      <p>{t('A judge input holds 24 numbers a board, eight each of 1, 2 and 3, and ends with a 0.')}</p>
      {!readOnly && (
        <button
          type="button"
          class="button"
          onClick={() => {
            dispatch({ type: 'change', edit: { kind: 'add', case: -1 } });
          }}
        >
          <Icon name="add" />
          {t('Add a board')}
        </button>
      )}
    </section>
  );
}
