import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type BoardSymbol, SYMBOLS } from '../../src/core/problems/rotation/board';
import { useTranslate } from '../context';
import { Glyph } from './Glyph';
import { placeStyle } from './placeStyle';

interface SymbolPickerProps {
  readonly cell: number;
  readonly current: BoardSymbol | undefined;
  /** Whether the picker was opened by keyboard and takes the focus. */
  readonly focus: boolean;
  readonly onPick: (symbol: BoardSymbol) => void;
}

/** The three symbols to choose from, over or under a cell. */
export function SymbolPicker({ cell, current, focus, onPick }: SymbolPickerProps): VNode {
  const t = useTranslate();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) group.current?.querySelector('button')?.focus();
  }, [focus, cell]);
  const style = placeStyle(cell);
  return (
    <div
      ref={group}
      class={style.gridRow < 4 ? 'picker below' : 'picker above'}
      style={style}
      role="group"
      aria-label={t('Set the symbol')}
    >
      {SYMBOLS.map((symbol) => (
        <button
          key={symbol}
          type="button"
          class="picker-symbol"
          aria-label={t('Set to {0}', symbol)}
          aria-pressed={symbol === current}
          onClick={() => {
            onPick(symbol);
          }}
        >
          <Glyph symbol={symbol} />
        </button>
      ))}
    </div>
  );
}
