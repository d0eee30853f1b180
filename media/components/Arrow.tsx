import type { VNode } from 'preact';
import { type Move, letterOf } from '../../src/core/problems/rotation/moves';
import { useDispatch, useTranslate } from '../context';
import { DIRECTIONS, arrowOf } from '../model/controls';
import { Icon } from './Icon';
import { placeStyle } from './placeStyle';

interface ArrowProps {
  readonly move: Move;
  readonly tabbable: boolean;
  readonly disabled: boolean;
  /** Whether some shortest solution starts with it. */
  readonly optimal: boolean;
  readonly onHover: (move: Move | undefined) => void;
}

/** The button at the end of a line that turns it. */
export function Arrow({ move, tabbable, disabled, optimal, onHover }: ArrowProps): VNode {
  const t = useTranslate();
  const dispatch = useDispatch();
  const letter = letterOf(move);
  const direction = DIRECTIONS[move] ?? 'up';
  const label = optimal ? t('Turn {0}: on a shortest way', letter) : t('Turn {0}', letter);
  return (
    <button
      type="button"
      class={`arrow ${direction}${optimal ? ' optimal' : ''}`}
      data-control={arrowOf(move)}
      tabIndex={tabbable ? 0 : -1}
      style={placeStyle(arrowOf(move))}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => {
        dispatch({ type: 'turn', letter });
      }}
      onPointerEnter={() => {
        onHover(move);
      }}
      onPointerLeave={() => {
        onHover(undefined);
      }}
      onFocus={() => {
        onHover(move);
      }}
      onBlur={() => {
        onHover(undefined);
      }}
    >
      <Icon name={direction} />
      <span class="arrow-letter">{letter}</span>
    </button>
  );
}
