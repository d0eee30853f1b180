import { useEffect } from 'preact/hooks';
import type { Letter } from '../../src/core/problems/rotation/moves';
import type { Dispatch, UserEvent } from '../model/events';

const LETTER = /^[A-H]$/;

function isLetter(key: string): key is Letter {
  return LETTER.test(key);
}

/** What a key does to the player; undefined for other keys. */
function stepOf(key: string): UserEvent | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { type: 'stepBy', steps: -1 };
    case 'ArrowRight':
      return { type: 'stepBy', steps: 1 };
    case 'Home':
      return { type: 'step', to: 0 };
    case 'End':
      return { type: 'step', to: Infinity };
    default:
      return undefined;
  }
}

/** What a key does anywhere on the page. A focused button keeps Space for itself. */
function shortcutOf(key: string, target: EventTarget | null): UserEvent | undefined {
  const letter = key.toUpperCase();
  if (isLetter(letter)) return { type: 'turn', letter };
  if (key === ' ') return target instanceof HTMLButtonElement ? undefined : { type: 'playPause' };
  return stepOf(key);
}

/**
 * The keys that work all over the page: A to H turn, Space plays, the arrow keys step. Keys that the focused element
 * has taken for itself, and those with a modifier, which belong to VS Code, are left alone.
 */
export function useShortcuts(dispatch: Dispatch): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const shortcut = shortcutOf(event.key, event.target);
      if (!shortcut) return;
      dispatch(shortcut);
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [dispatch]);
}
