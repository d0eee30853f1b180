import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useDispatch, useTranslate } from '../context';

interface StepsProps {
  readonly word: string;
  readonly playhead: number;
  /** The letter at fault, from 0; null where there is none. */
  readonly fault: number | null;
}

function stateOf(step: number, playhead: number): string {
  return step === playhead ? 'current' : step < playhead ? 'done' : 'ahead';
}

/** Scrolls the current step into view. */
function showCurrent(list: HTMLElement | null): HTMLElement | null {
  const current = list?.querySelector<HTMLElement>('[aria-current]') ?? null;
  current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return current;
}

/** The word as a row of steps to click, from the board as it is to the solved one. */
export function Steps({ word, playhead, fault }: StepsProps): VNode {
  const t = useTranslate();
  const dispatch = useDispatch();
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(playhead);
  useLayoutEffect(() => {
    if (shown.current === playhead) return;
    shown.current = playhead;
    const current = showCurrent(list.current);
    if (list.current?.contains(document.activeElement)) current?.focus();
  }, [playhead]);
  useEffect(() => {
    if (!list.current) return undefined;
    // Calls at once, and then whenever there is more or less room.
    const observer = new ResizeObserver(() => {
      showCurrent(list.current);
    });
    observer.observe(list.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <ol ref={list} class="steps" aria-label={t('Steps of the answer')}>
      {['', ...Array.from(word)].map((letter, step) => {
        const left = word.length - step;
        const atFault = step - 1 === fault;
        const label =
          step === 0 ? t('Start, {0} left', left) : t('Step {0}: {1}, {2} left', step, letter, left);
        return (
          <li key={step} class={`step ${stateOf(step, playhead)}${atFault ? ' at-fault' : ''}`}>
            <button
              type="button"
              class="step-button"
              tabIndex={step === playhead ? 0 : -1}
              aria-current={step === playhead ? 'step' : undefined}
              aria-label={atFault ? t('{0}, here the output is at fault', label) : label}
              onClick={() => {
                dispatch({ type: 'step', to: step });
              }}
            >
              {letter || '·'}
            </button>
            <span class="step-left" aria-hidden="true">
              {t('{0} left', left)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
