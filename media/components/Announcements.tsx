import type { VNode } from 'preact';
import { useTranslate } from '../context';
import { playableWord, playedWord } from '../model/selectors';
import type { State } from '../model/state';

/** Tells screen readers which move was made. */
export function Announcements({ state }: { readonly state: State }): VNode {
  const t = useTranslate();
  const whole = playableWord(state);
  const word = playedWord(state);
  let text = '';
  if (whole !== undefined && word !== '') {
    const left = whole.length - word.length;
    text = t('Step {0} of {1}: {2}, {3} left', word.length, whole.length, word.slice(-1), left);
  } else if (whole !== undefined && state.turned !== undefined) {
    text = t('Turned {0}, {1} left', state.turned, whole.length);
  }
  return (
    <div class="visually-hidden" role="status" aria-live="polite">
      {text}
    </div>
  );
}
