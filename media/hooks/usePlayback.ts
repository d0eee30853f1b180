import { useEffect } from 'preact/hooks';
import type { Dispatch } from '../model/events';
import { playableWord } from '../model/selectors';
import { stepInterval } from '../model/speed';
import type { State } from '../model/state';

/** Lets the player step on while it plays. */
export function usePlayback(state: State, dispatch: Dispatch): void {
  const { playing, playhead, speed } = state;
  const running = playing && playableWord(state) !== undefined;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => {
      dispatch({ type: 'tick' });
    }, stepInterval(speed));
    return () => {
      clearTimeout(timer);
    };
  }, [running, playhead, speed, dispatch]);
}
