import { useEffect } from 'preact/hooks';
import type { Letter } from '../../src/core/problems/rotation/moves';
import type { Dispatch } from '../model/events';

const LETTER = /^[A-H]$/;

function isLetter(key: string): key is Letter {
  return LETTER.test(key);
}

/** The playhead that a key goes to, from the one shown; undefined for other keys. */
function stepOf(key: string, playhead: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return playhead - 1;
    case 'ArrowRight':
      return playhead + 1;
    case 'Home':
      return 0;
    case 'End':
      return Infinity;
    default:
      return undefined;
  }
}

/**
 * The keys that work all over the page: A to H turn, Space plays, the arrow keys step. Keys that the focused element
 * has taken for itself, and those with a modifier, which belong to VS Code, are left alone.
 */
export function useShortcuts(playhead: number, dispatch: Dispatch): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const letter = event.key.toUpperCase();
      const to = stepOf(event.key, playhead);
      if (isLetter(letter)) dispatch({ type: 'turn', letter });
      else if (to !== undefined) dispatch({ type: 'step', to });
      else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement))
        dispatch({ type: 'playPause' });
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [playhead, dispatch]);
}
