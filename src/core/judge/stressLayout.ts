import { type Board, boardToString } from '../problems/rotation/board';
import { boardAsText } from '../problems/rotation/layout';
import type { Profile } from './profile';

/**
 * Layouts that are the same to a reader of numbers and that others stumble on. `line`: a board a line, the plain one.
 * `wrapped`: ten numbers a line, wherever boards end.
 */
export type StressLayout =
  | 'line'
  | 'crlf'
  | 'trailing-spaces'
  | 'no-final-newline'
  | 'blank-lines'
  | 'tabs'
  | 'one-line'
  | 'wrapped'
  | 'picture';

/** All but the plain one. */
export const STRESS_LAYOUTS: readonly Exclude<StressLayout, 'line'>[] = [
  'crlf',
  'trailing-spaces',
  'no-final-newline',
  'blank-lines',
  'tabs',
  'one-line',
  'wrapped',
  'picture',
];

/** Layouts that the statement, with a board a line, allows, or that text editors and systems make of these. */
const PROMISED_LAYOUTS: readonly StressLayout[] = ['line', 'crlf', 'trailing-spaces', 'no-final-newline'];

/** Whether a judge's input may have a layout; the others are not promised, and judges may do without. */
export function isPromisedLayout(layout: StressLayout): boolean {
  return PROMISED_LAYOUTS.includes(layout);
}

const NUMBERS_PER_LINE = 10;

/** Boards as a judge input; without the final 0 where the judge gives one board a file. */
export function layOutStress(boards: readonly Board[], layout: StressLayout, profile: Profile): string {
  const ends = profile === 'single-board' ? [] : ['0'];
  const lines = [...boards.map((board) => boardAsText(board)), ...ends];
  switch (layout) {
    case 'line':
      return joinLines(lines, '\n');
    case 'crlf':
      return joinLines(lines, '\r\n');
    case 'trailing-spaces':
      return joinLines(lines, ' \n');
    case 'no-final-newline':
      return lines.join('\n');
    case 'blank-lines':
      return joinLines(lines, '\n\n');
    case 'tabs':
      return joinLines(lines, '\n').replaceAll(' ', '\t');
    case 'one-line':
      return lines.join(' ') + '\n';
    case 'wrapped':
      return wrap([...boards.flatMap((board) => Array.from(boardToString(board))), ...ends]);
    case 'picture':
      return joinLines([...boards.map((board) => boardAsText(board, 'picture')), ...ends], '\n');
  }
}

function joinLines(lines: readonly string[], eol: string): string {
  return lines.map((line) => line + eol).join('');
}

function wrap(numbers: readonly string[]): string {
  const lines: string[] = [];
  for (let at = 0; at < numbers.length; at += NUMBERS_PER_LINE) {
    lines.push(numbers.slice(at, at + NUMBERS_PER_LINE).join(' '));
  }
  return joinLines(lines, '\n');
}
