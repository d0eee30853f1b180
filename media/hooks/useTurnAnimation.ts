import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Move } from '../../src/core/problems/rotation/moves';
import { type Slide, findTurn, planTurn } from '../model/animation';

function motionIsReduced(): boolean {
  return (
    document.body.classList.contains('vscode-reduce-motion') ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

function cellElement(board: HTMLElement, cell: number): HTMLElement | null {
  return board.querySelector<HTMLElement>(`[data-control="${cell}"]`);
}

/** Pixels from one cell to the next: cells 4 and 5 are neighbours in a row. */
function cellDistance(board: HTMLElement): number {
  return (cellElement(board, 5)?.offsetLeft ?? 0) - (cellElement(board, 4)?.offsetLeft ?? 0);
}

/** Draws a turn that the board shows the end of; the result ends the drawing at once. */
function drawTurn(board: HTMLElement, move: Move, duration: number): () => void {
  const plan = planTurn(move);
  const distance = cellDistance(board);
  const timing = { duration, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' };
  const away = ({ columns, rows }: Slide): string =>
    `translate(${columns * distance}px, ${rows * distance}px)`;
  const glyph = ({ cell }: Slide): Element | null =>
    cellElement(board, cell)?.querySelector('.glyph:not(.leaving)') ?? null;

  const running = plan.slides.map((slide) =>
    glyph(slide)?.animate([{ transform: away(slide) }, { transform: 'none' }], timing),
  );
  const entering = glyph(plan.enters);
  running.push(
    entering?.animate(
      [
        { transform: away(plan.enters), opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      timing,
    ),
  );
  // The symbol that leaves is the one that comes in, so its picture is a copy of that one.
  const leaving = entering?.cloneNode(true);
  if (!(leaving instanceof Element)) return () => undefined;
  leaving.classList.add('leaving');
  cellElement(board, plan.leaves.cell)?.append(leaving);
  const leave = leaving.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: away(plan.leaves), opacity: 0 },
    ],
    timing,
  );
  leave.onfinish = () => {
    leaving.remove();
  };
  return () => {
    for (const animation of [...running, leave]) animation?.cancel();
    leaving.remove();
  };
}

/**
 * Slides the symbols of a line when the shown cells differ by one turn from those shown before, whoever made it: the
 * user, the player, undo, another editor. A new turn ends the running one.
 */
export function useTurnAnimation(
  board: RefObject<HTMLElement | null>,
  cells: string,
  caseIndex: number,
  duration: number,
): void {
  const shown = useRef({ cells, caseIndex });
  const end = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = { cells, caseIndex };
    if (last.cells === cells && last.caseIndex === caseIndex) return;
    end.current();
    end.current = () => undefined;
    const move = last.caseIndex === caseIndex ? findTurn(last.cells, cells) : undefined;
    if (board.current && move !== undefined && !motionIsReduced()) {
      end.current = drawTurn(board.current, move, duration);
    }
  }, [board, cells, caseIndex, duration]);
}
