import type { VNode } from 'preact';
import { useTranslate } from '../context';
import { isFaulty, playableWord, playedWord } from '../model/selectors';
import type { State } from '../model/state';
import { AnswerText } from './AnswerText';
import { AttemptSource } from './AttemptSource';
import { MoveCount } from './MoveCount';
import { PlayerControls } from './PlayerControls';
import { Steps } from './Steps';

/** Plays the answer of the selected board, or the word of an output, which leaves the document as it is. */
export function Player({ state }: { readonly state: State }): VNode {
  const t = useTranslate();
  const playable = playableWord(state);
  const { attempt } = state;
  const faulty = isFaulty(state, state.selected);
  const answer = faulty ? undefined : state.known.get(state.selected)?.answer;
  const playhead = playedWord(state).length;
  return (
    <section class="player" aria-label={t('Player')}>
      <PlayerControls
        playhead={playhead}
        moves={playable?.length ?? 0}
        playing={state.playing && playable !== undefined}
        speed={state.speed}
      />
      {attempt ? (
        <div class="player-track">
          <Steps word={attempt.word} playhead={playhead} fault={attempt.fault} />
          <AttemptSource source={attempt.source} />
        </div>
      ) : answer ? (
        <div class={playable === undefined ? 'player-track stale' : 'player-track'}>
          <Steps word={answer.word} playhead={playhead} fault={null} />
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
