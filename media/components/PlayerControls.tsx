import type { VNode } from 'preact';
import { useDispatch, useTranslate } from '../context';
import type { UserEvent } from '../model/events';
import type { Speed } from '../model/speed';
import { IconButton } from './IconButton';

interface PlayerControlsProps {
  readonly playhead: number;
  /** Moves of the answer; 0 where there is nothing to play. */
  readonly moves: number;
  readonly playing: boolean;
  readonly speed: Speed;
}

/** The buttons of the player. */
export function PlayerControls({ playhead, moves, playing, speed }: PlayerControlsProps): VNode {
  const t = useTranslate();
  const dispatch = useDispatch();
  const press = (event: UserEvent) => () => {
    dispatch(event);
  };
  return (
    <div class="player-controls">
      <IconButton
        icon="first"
        label={t('First step')}
        disabled={playhead === 0}
        onPress={press({ type: 'step', to: 0 })}
      />
      <IconButton
        icon="previous"
        label={t('Previous step')}
        disabled={playhead === 0}
        onPress={press({ type: 'stepBy', steps: -1 })}
      />
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={playing ? t('Pause') : t('Play')}
        disabled={moves === 0}
        primary
        onPress={press({ type: 'playPause' })}
      />
      <IconButton
        icon="next"
        label={t('Next step')}
        disabled={playhead >= moves}
        onPress={press({ type: 'stepBy', steps: 1 })}
      />
      <IconButton
        icon="last"
        label={t('Last step')}
        disabled={playhead >= moves}
        onPress={press({ type: 'step', to: moves })}
      />
      <button
        type="button"
        class="icon-button speed"
        title={t('Speed')}
        aria-label={t('Speed {0}×', speed)}
        onClick={press({ type: 'faster' })}
      >
        {`${speed}×`}
      </button>
    </div>
  );
}
