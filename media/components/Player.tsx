import type { VNode } from 'preact';
import { useTranslate } from '../context';
import { isFaulty, playedAnswer, playedWord } from '../model/selectors';
import type { State } from '../model/state';
import { AnswerText } from './AnswerText';
import { MoveCount } from './MoveCount';
import { PlayerControls } from './PlayerControls';
import { Steps } from './Steps';

/** Plays the answer of the selected board, which leaves the document as it is. */
export function Player({ state }: { readonly state: State }): VNode {
  const t = useTranslate();
  const playable = playedAnswer(state);
  const faulty = isFaulty(state, state.selected);
  const answer = faulty ? undefined : state.known.get(state.selected)?.answer;
  const playhead = playedWord(state).length;
  return (
    <section class="player" aria-label={t('Player')}>
      <PlayerControls
        playhead={playhead}
        moves={playable?.word.length ?? 0}
        playing={state.playing && playable !== undefined}
        speed={state.speed}
      />
      {answer ? (
        <div class={playable ? 'player-track' : 'player-track stale'}>
          <Steps word={answer.word} playhead={playhead} />
          <p class={answer.word.length > 8 ? 'player-answer long' : 'player-answer'}>
            <AnswerText answer={answer} />
            <span class="player-moves">
              {' · '}
              <MoveCount count={answer.word.length} />
            </span>
          </p>
        </div>
      ) : (
        <p class="player-track player-empty">
          {faulty ? t('A board with a fault has no answer to play.') : ''}
        </p>
      )}
    </section>
  );
}
