import { CONTROL_PLACES, type Control } from '../model/controls';

/** Puts a control on its place of the board's grid. */
export function placeStyle(control: Control): { readonly gridRow: number; readonly gridColumn: number } {
  const { row, column } = CONTROL_PLACES[control] ?? { row: 0, column: 0 };
  return { gridRow: row + 1, gridColumn: column + 1 };
}
