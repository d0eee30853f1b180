import { markLength } from '../../text/byteOrderMark';
import type { Span, TextEdit } from '../../text/span';
import { type Board, CELL_COUNT, CELL_PLACES, boardToString } from './board';
import { type BoardCase, type RotationInput, cellSpans } from './input';

/** `line`: a board a line. `picture`: over seven lines, so that the text looks like the `#`. Both are judge input. */
export type Layout = 'line' | 'picture';

/** White space before a cell on a picture; nothing but its indent before the first. */
function gapBefore(cell: number, eol: string): string {
  const place = CELL_PLACES[cell] ?? { row: 0, column: 0 };
  const last = CELL_PLACES[cell - 1];
  if (last?.row === place.row) return ' '.repeat(2 * (place.column - last.column) - 1);
  return (last ? eol : '') + ' '.repeat(2 * place.column);
}

/** The tokens of a board, in cell order, as text in a layout; without the last line break. */
export function layOutTokens(tokens: readonly string[], layout: Layout, eol: string): string {
  if (layout === 'line') return tokens.join(' ');
  return tokens.map((token, cell) => gapBefore(cell, eol) + token).join('');
}

/** A board as judge input in a layout; without the last line break. */
export function boardAsText(board: Board, layout: Layout = 'line', eol = '\n'): string {
  return layOutTokens(Array.from(boardToString(board)), layout, eol);
}

/** Boards as a whole judge input, with the final 0. */
export function boardsAsInput(boards: readonly Board[], layout: Layout = 'line', eol = '\n'): string {
  const between = layout === 'line' ? eol : eol + eol;
  return [...boards.map((board) => boardAsText(board, layout, eol)), '0'].join(between) + eol;
}

/** The layout that a case has in the text: a picture stands over seven lines, of 2, 2, 7, 2, 7, 2 and 2 numbers. */
export function layoutOf(text: string, { span }: BoardCase): Layout {
  const cells = cellSpans(text, span);
  const breaks = cells.map((cell, i) => i > 0 && /[\r\n]/.test(text.slice(cells[i - 1]?.end, cell.start)));
  const expected = cells.map((_, i) => i > 0 && CELL_PLACES[i - 1]?.row !== CELL_PLACES[i]?.row);
  return breaks.includes(true) && breaks.every((broken, i) => broken === expected[i]) ? 'picture' : 'line';
}

/**
 * The edits that lay out a whole input anew. Only white space changes: foreign symbols, comments and whatever stands
 * behind the final 0 are kept. A truncated board goes on one line.
 */
export function layOut(text: string, input: RotationInput, layout: Layout, eol: string): TextEdit[] {
  const edits: TextEdit[] = [];
  let end = markLength(text);
  let before: 'start' | 'board' | 'other' = 'start';
  const put = (span: Span, replacement: string): void => {
    if (text.slice(span.start, span.end) !== replacement) edits.push({ span, text: replacement });
  };
  for (const { span, isCase } of itemsOf(input)) {
    const tokens = isCase ? cellSpans(text, span).map((cell) => text.slice(cell.start, cell.end)) : [];
    const asPicture = layout === 'picture' && tokens.length === CELL_COUNT;
    const blankLine = before === 'board' && layout === 'picture';
    const indent = asPicture ? gapBefore(0, eol) : '';
    const between = before === 'start' ? '' : blankLine ? eol + eol : eol;
    put({ start: end, end: span.start }, between + indent);
    if (isCase) {
      const body = layOutTokens(tokens, asPicture ? 'picture' : 'line', eol);
      put(span, body.slice(indent.length));
    }
    end = span.end;
    before = isCase ? 'board' : 'other';
  }
  if (before !== 'start' && text.slice(end).trim() === '') put({ start: end, end: text.length }, eol);
  return edits;
}

/** The boards, the text between them and the final 0, in their order. */
function itemsOf(input: RotationInput): { readonly span: Span; readonly isCase: boolean }[] {
  const items = input.cases.map(({ span }) => ({ span, isCase: true }));
  for (const fault of input.faults) {
    if (fault.code === 'not-a-number' && fault.case === undefined) {
      items.push({ span: fault.span, isCase: false });
    }
  }
  if (input.terminator) items.push({ span: input.terminator, isCase: false });
  return items.sort((a, b) => a.span.start - b.span.start);
}
