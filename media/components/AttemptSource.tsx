import type { VNode } from 'preact';
import { useDispatch, useTranslate } from '../context';

/** Tells which output the played word stands in, with the way back to the answer. */
export function AttemptSource({ source }: { readonly source: string }): VNode {
  const t = useTranslate();
  const dispatch = useDispatch();
  return (
    <p class="player-attempt">
      <span class="attempt-source">{t('Word from {0}', source)}</span>
      <button
        type="button"
        class="link"
        onClick={() => {
          dispatch({ type: 'showAnswer' });
        }}
      >
        {t('Show the answer')}
      </button>
    </p>
  );
}
