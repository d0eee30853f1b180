import { lineEnd, lineStart } from '../../text/lines';
import type { TextEdit } from '../../text/span';
import { skipSpace } from '../../text/whiteSpace';
import { type Board, CELL_COUNT, type BoardSymbol, boardToString } from './board';
import { type BoardCase, type RotationInput, cellSpans } from './input';
import { boardAsText, layOutTokens, layoutOf } from './layout';
import { DESTINATIONS, moveOf } from './moves';

/** A change to the boards of an input. Cases are counted from 0. */
export type BoardEdit =
  /** Plays a word of A to H on a board; foreign symbols move along. */
  | { readonly kind: 'turn'; readonly case: number; readonly word: string }
  /** Puts a symbol into a cell; on a truncated board also into the first that is missing. */
  | { readonly kind: 'set'; readonly case: number; readonly cell: number; readonly symbol: BoardSymbol }
  | { readonly kind: 'replace'; readonly case: number; readonly board: Board }
  /** Puts a new board behind a case, or first where `case` is -1. */
  | { readonly kind: 'add'; readonly case: number; readonly board: Board }
  /** Puts a copy of a board behind it, with its foreign symbols. */
  | { readonly kind: 'duplicate'; readonly case: number }
  | { readonly kind: 'delete'; readonly case: number };

/**
 * The smallest edits of the text that make a change, in the layout that the board has. None where the change cannot be
 * made: a case that does not exist, a truncated board to turn.
 */
export function editsFor(text: string, input: RotationInput, edit: BoardEdit, eol: string): TextEdit[] {
  if (edit.kind === 'add')
    return addBoards(text, input, edit.case, [Array.from(boardToString(edit.board))], eol);
  const target = input.cases[edit.case];
  if (!target) return [];
  const cells = cellSpans(text, target.span);
  const tokens = cells.map((cell) => text.slice(cell.start, cell.end));
  const rewrite = (changed: readonly string[]): TextEdit[] =>
    cells.flatMap((span, i) => {
      const replacement = changed[i] ?? '';
      return replacement === tokens[i] ? [] : [{ span, text: replacement }];
    });
  switch (edit.kind) {
    case 'turn':
      return tokens.length === CELL_COUNT ? rewrite(playOnTokens(tokens, edit.word)) : [];
    case 'set':
      if (edit.cell < tokens.length) {
        return rewrite(tokens.with(edit.cell, String(edit.symbol)));
      }
      return edit.cell === tokens.length ? complete(text, target, [String(edit.symbol)], eol) : [];
    case 'replace': {
      const symbols = Array.from(boardToString(edit.board));
      return tokens.length === CELL_COUNT
        ? rewrite(symbols)
        : [{ span: target.span, text: boardAsText(edit.board) }];
    }
    case 'duplicate':
      return addBoards(text, input, edit.case, [tokens], eol);
    case 'delete':
      return [deleteCase(text, target)];
  }
}

function playOnTokens(tokens: readonly string[], word: string): string[] {
  let current = [...tokens];
  for (const letter of word) {
    const destinations = DESTINATIONS[moveOf(letter) ?? -1];
    if (!destinations) return [...tokens];
    const next = [...current];
    current.forEach((token, cell) => {
      next[destinations[cell] ?? cell] = token;
    });
    current = next;
  }
  return current;
}

/** The edit that appends symbols to a truncated board. */
export function complete(
  text: string,
  target: BoardCase,
  symbols: readonly string[],
  eol: string,
): TextEdit[] {
  const layout = layoutOf(text, target);
  const tokens = cellSpans(text, target.span).map((cell) => text.slice(cell.start, cell.end));
  const added = layOutTokens([...tokens, ...symbols], layout, eol).slice(
    layOutTokens(tokens, layout, eol).length,
  );
  return [{ span: { start: target.span.end, end: target.span.end }, text: added }];
}

/** The smallest edits that put boards behind the last one, before the final 0, in the layout that it has. */
export function editsForNewBoards(
  text: string,
  input: RotationInput,
  boards: readonly Board[],
  eol: string,
): TextEdit[] {
  const tokens = boards.map((board) => Array.from(boardToString(board)));
  return addBoards(text, input, input.cases.length - 1, tokens, eol);
}

/** @param boards their symbols in cell order */
function addBoards(
  text: string,
  input: RotationInput,
  after: number,
  boards: readonly (readonly string[])[],
  eol: string,
): TextEdit[] {
  const neighbour = input.cases[Math.max(after, 0)];
  const layout = neighbour ? layoutOf(text, neighbour) : 'line';
  const gap = layout === 'picture' ? eol + eol : eol;
  const body = boards.map((tokens) => layOutTokens(tokens, layout, eol)).join(gap);
  const insert = (at: number, added: string): TextEdit[] => [{ span: { start: at, end: at }, text: added }];
  if (!neighbour) {
    if (input.terminator) return insert(lineStart(text, input.terminator.start), body + eol);
    const start = text === '' || /[\r\n]$/.test(text) ? '' : eol;
    return insert(text.length, `${start}${body}${eol}0${eol}`);
  }
  if (after < 0) return insert(lineStart(text, neighbour.span.start), body + gap);
  const { end } = neighbour.span;
  return insert(end, gap + body + (text.slice(end, lineEnd(text, end)).trim() === '' ? '' : eol));
}

/** Deletes a case: with its lines, where it has them for itself, else with the white space on one side. */
function deleteCase(text: string, { span }: BoardCase): TextEdit {
  const start = lineStart(text, span.start);
  const end = lineEnd(text, span.end);
  const first = text.slice(start, span.start).trim() === '';
  const last = text.slice(span.end, end).trim() === '';
  if (!last) return { span: { start: span.start, end: skipSpace(text, span.end) }, text: '' };
  if (!first) return { span: { start: text.slice(0, span.start).trimEnd().length, end: span.end }, text: '' };
  const next = skipSpace(text, end);
  return { span: { start, end: next === text.length ? next : lineStart(text, next) }, text: '' };
}
