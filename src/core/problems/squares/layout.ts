import { casesAsInput } from '../counted/countedLayout';
import type { Grid } from './grid';

/** A grid as judge input, two lines: the size; how many matches are gone, and which. Without the last line break. */
export function gridAsText({ size, gone }: Grid, eol = '\n'): string {
  return `${size}${eol}${[gone.length, ...gone].join(' ')}`;
}

/** Grids as a whole judge input, after how many there are. */
export function gridsAsInput(grids: readonly Grid[], eol = '\n'): string {
  return casesAsInput(
    grids.map((grid) => gridAsText(grid, eol)),
    eol,
  );
}
