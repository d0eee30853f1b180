import type { VNode } from 'preact';
import { CELL_PLACES } from '../../src/core/problems/rotation/board';
import { useTranslate } from '../context';
import { symbolOf } from '../model/cells';
import { Glyph } from './Glyph';
import { placeStyle } from './placeStyle';

interface CellProps {
  readonly cell: number;
  readonly cells: string;
  readonly tabbable: boolean;
  /** Whether the line of the arrow under the pointer goes through it. */
  readonly onLine: boolean;
  readonly onPress: (byKeyboard: boolean) => void;
}

/** One cell of the large board. */
export function Cell({ cell, cells, tabbable, onLine, onPress }: CellProps): VNode {
  const t = useTranslate();
  const symbol = symbolOf(cells, cell);
  const place = CELL_PLACES[cell] ?? { row: 0, column: 0 };
  const classes = ['cell', onLine ? 'on-line' : '', symbol ? '' : 'missing'];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      data-control={cell}
      tabIndex={tabbable ? 0 : -1}
      style={placeStyle(cell)}
      aria-label={
        symbol
          ? t('Cell row {0}, column {1}: {2}', place.row + 1, place.column + 1, symbol)
          : t('Cell row {0}, column {1}: no valid symbol', place.row + 1, place.column + 1)
      }
      onClick={(event) => {
        onPress(event.detail === 0);
      }}
    >
      <Glyph symbol={symbol} />
    </button>
  );
}
