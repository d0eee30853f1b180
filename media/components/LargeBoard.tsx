import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { type BoardSymbol, CELL_COUNT, CENTRE_CELLS } from '../../src/core/problems/rotation/board';
import { LINES, MOVES, type Move, letterOf } from '../../src/core/problems/rotation/moves';
import { useDispatch, useTranslate } from '../context';
import { useNumber } from '../hooks/useNumber';
import { useTurnAnimation } from '../hooks/useTurnAnimation';
import { centreLead, symbolOf } from '../model/cells';
import { type Control, type Direction, arrowOf, neighbour } from '../model/controls';
import { canEdit, canTurn, shownCells, shownDetail, shownStep } from '../model/selectors';
import { turnDuration } from '../model/speed';
import type { State } from '../model/state';
import { Arrow } from './Arrow';
import { Cell } from './Cell';
import { SymbolPicker } from './SymbolPicker';

const CELLS: readonly number[] = Array.from({ length: CELL_COUNT }, (_, cell) => cell);

const ARROW_KEYS: ReadonlyMap<string, Direction> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
]);

const SYMBOL_KEYS: ReadonlyMap<string, BoardSymbol> = new Map([
  ['1', 1],
  ['2', 2],
  ['3', 3],
]);

/** The control that holds an element, where one does. */
function controlOf(target: EventTarget | null): Control | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-control]') : null;
  const control = element?.dataset['control'];
  return control === undefined ? undefined : Number(control);
}

/** The selected board with its arrows. One of its 32 controls is in the tab order; the arrow keys lead to the others. */
export function LargeBoard({ state }: { readonly state: State }): VNode {
  const t = useTranslate();
  const dispatch = useDispatch();
  const number = useNumber();
  const board = useRef<HTMLDivElement>(null);
  const [control, setControl] = useState<Control>(0);
  const [hovered, setHovered] = useState<Move>();
  const [picker, setPicker] = useState<{ readonly cell: number; readonly byKeyboard: boolean }>();
  const cells = shownCells(state);
  const { selected } = state;
  useTurnAnimation(board, cells, selected, turnDuration(state.speed, state.playing));

  const editable = canEdit(state);
  const turnable = canTurn(state);
  const firstMoves = shownDetail(state).fresh ? (shownStep(state)?.firstMoves ?? '') : '';
  const line = hovered === undefined ? [] : (LINES[hovered] ?? []);

  const focusOn = (next: Control): void => {
    setControl(next);
    board.current?.querySelector<HTMLElement>(`[data-control="${next}"]`)?.focus();
  };
  const set = (cell: number, symbol: BoardSymbol): void => {
    setPicker(undefined);
    dispatch({ type: 'change', edit: { kind: 'set', case: selected, cell, symbol } });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = controlOf(event.target);
    const direction = ARROW_KEYS.get(event.key);
    const symbol = SYMBOL_KEYS.get(event.key);
    if (event.key === 'Escape') {
      if (picker) focusOn(picker.cell);
      else board.current?.focus();
      setPicker(undefined);
    } else if (from !== undefined && direction) {
      setPicker(undefined);
      focusOn(neighbour(from, direction));
    } else if (from !== undefined && from < CELL_COUNT && symbol) {
      set(from, symbol);
      focusOn(Math.min(from + 1, CELL_COUNT - 1));
    } else return;
    event.preventDefault();
  };

  return (
    <div
      ref={board}
      class={turnable ? 'board' : 'board still'}
      role="group"
      tabIndex={0}
      aria-label={t('Board {0}', number(selected + 1))}
      aria-describedby="board-keys"
      onKeyDown={onKeyDown}
      onFocusCapture={(event) => {
        const focused = controlOf(event.target);
        if (focused !== undefined) setControl(focused);
      }}
      onFocusOut={(event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setPicker(undefined);
      }}
    >
      <span id="board-keys" class="visually-hidden">
        {t('A to H turn the board. The arrow keys go from cell to cell. 1, 2 and 3 set a cell.')}
      </span>
      <div class={centreLead(cells).count === CENTRE_CELLS.length ? 'centre solved' : 'centre'} />
      {CELLS.map((cell) => (
        <Cell
          key={cell}
          cell={cell}
          cells={cells}
          tabbable={control === cell}
          onLine={line.includes(cell)}
          onPress={(byKeyboard) => {
            if (editable) setPicker(picker?.cell === cell ? undefined : { cell, byKeyboard });
          }}
        />
      ))}
      {picker && editable && (
        <SymbolPicker
          cell={picker.cell}
          current={symbolOf(cells, picker.cell)}
          focus={picker.byKeyboard}
          onPick={(symbol) => {
            set(picker.cell, symbol);
            focusOn(picker.cell);
          }}
        />
      )}
      {MOVES.map((move) => (
        <Arrow
          key={move}
          move={move}
          tabbable={control === arrowOf(move)}
          disabled={!turnable}
          optimal={firstMoves.includes(letterOf(move))}
          onHover={setHovered}
        />
      ))}
    </div>
  );
}
