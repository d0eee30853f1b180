import type { VNode } from 'preact';
import { useTranslate } from '../context';
import { playedAnswer, playedWord } from '../model/selectors';
import type { State } from '../model/state';

/** Tells screen readers which move was made. */
export function Announcements({ state }: { readonly state: State }): VNode {
  const t = useTranslate();
  const answer = playedAnswer(state);
  const word = playedWord(state);
  let text = '';
  if (answer && word !== '') {
    const left = answer.word.length - word.length;
    text = t('Step {0} of {1}: {2}, {3} left', word.length, answer.word.length, word.slice(-1), left);
  } else if (answer && state.turned !== undefined) {
    text = t('Turned {0}, {1} left', state.turned, answer.word.length);
  }
  return (
    <div class="visually-hidden" role="status" aria-live="polite">
      {text}
    </div>
  );
}
