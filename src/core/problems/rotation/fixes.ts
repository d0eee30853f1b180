import type { Span, TextEdit } from '../../text/span';
import type { Translate } from '../../text/translate';
import { lineEnd } from '../../text/lines';
import { visible } from '../../text/visible';
import {
  type Board,
  type BoardSymbol,
  CELLS_PER_SYMBOL,
  CELL_COUNT,
  SYMBOLS,
  symbolAt,
  symbolCounts,
} from './board';
import { complete } from './edits';
import type { InputFault } from './faults';
import { type BoardCase, type RotationInput, cellSpans } from './input';

/** A way to mend a fault. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
  /** Whether nothing about it is a guess. */
  readonly certain: boolean;
}

export interface FixContext {
  readonly text: string;
  readonly input: RotationInput;
  readonly eol: string;
  /** The caret, or what is selected: a surplus symbol that it stands on is the one to change. */
  readonly place?: Span;
  readonly t: Translate;
}

/** The ways to mend a fault that the board itself suggests; none where there is no such way. */
export function fixesFor(fault: InputFault, context: FixContext): Fix[] {
  const { text, input, eol, t } = context;
  const target = fault.case === undefined ? undefined : input.cases[fault.case];
  switch (fault.code) {
    case 'missing-terminator': {
      const { end } = fault.span;
      const before = end === 0 ? '' : eol;
      const after = end === text.length ? eol : '';
      return [certainly(t('Add the final 0'), insertion(end, `${before}0${after}`))];
    }
    case 'byte-order-mark':
      return [certainly(t('Remove the byte order mark'), { span: fault.span, text: '' })];
    case 'text-after-terminator': {
      const start = input.terminator?.end ?? fault.span.start;
      const rest = { span: { start, end: text.length }, text: eol };
      return [certainly(t('Remove the text after the 0'), rest)];
    }
    case 'truncated-board':
      return target ? completeBoard(target, fault.missing, context) : [];
    case 'uneven-counts':
      return target ? changeSurplus(target, context) : [];
    case 'foreign-symbol':
      return target ? replaceForeign(target, fault, context) : [];
    case 'not-a-number':
      return fault.case === undefined
        ? [guess(t('Remove this text'), { span: wholeLine(text, fault), text: '' })]
        : target
          ? replaceForeign(target, fault, context)
          : [];
    case 'more-than-30-boards':
      return [];
  }
}

function certainly(title: string, ...edits: readonly TextEdit[]): Fix {
  return { title, edits, certain: true };
}

function guess(title: string, ...edits: readonly TextEdit[]): Fix {
  return { title, edits, certain: false };
}

function insertion(at: number, text: string): TextEdit {
  return { span: { start: at, end: at }, text };
}

/** Which symbols the board has too few and too many of, by how many. */
function imbalance(board: Board): {
  readonly lacking: [BoardSymbol, number][];
  readonly surplus: [BoardSymbol, number][];
} {
  const counts = symbolCounts(board);
  const differences = SYMBOLS.map((symbol, i): [BoardSymbol, number] => [
    symbol,
    (counts[i] ?? 0) - CELLS_PER_SYMBOL,
  ]);
  return {
    lacking: differences.filter(([, difference]) => difference < 0).map(([symbol, d]) => [symbol, -d]),
    surplus: differences.filter(([, difference]) => difference > 0),
  };
}

function completeBoard(target: BoardCase, missing: number, { text, eol, t }: FixContext): Fix[] {
  const { lacking, surplus } = imbalance(target.board);
  const [only, ...others] = lacking;
  if (!only || others.length > 0 || surplus.length > 0 || only[1] !== missing) return [];
  const symbols = Array<string>(missing).fill(String(only[0]));
  const title = t('Complete the board with {0}', symbols.join(' '));
  return [certainly(title, ...complete(text, target, symbols, eol))];
}

/** Changes surplus symbols, the one at the place or else the last ones, where just one symbol is lacking. */
function changeSurplus(target: BoardCase, { text, place, t }: FixContext): Fix[] {
  const { lacking, surplus } = imbalance(target.board);
  const [lack, ...otherLacks] = lacking;
  const [excess, ...otherSurplus] = surplus;
  if (!lack || !excess || otherLacks.length > 0 || otherSurplus.length > 0) return [];
  const [wanted] = lack;
  const [unwanted, count] = excess;
  const cells = cellSpans(text, target.span);
  const candidates = cells.filter((_, cell) => symbolAt(target.board, cell) === unwanted);
  const change = (spans: typeof cells): TextEdit[] => spans.map((span) => ({ span, text: String(wanted) }));
  const here = candidates.find(({ start, end }) => place && start <= place.start && place.end <= end);
  if (here && count === 1) {
    return [guess(t('Change this {0} into {1}', unwanted, wanted), ...change([here]))];
  }
  const title =
    count === 1
      ? t('Change the last {0} of the board into {1}', unwanted, wanted)
      : t('Change the last {0} symbols {1} of the board into {2}', count, unwanted, wanted);
  return [guess(title, ...change(candidates.slice(-count)))];
}

/** Puts what is meant in the place of a foreign symbol: what it looks like, or the one symbol that is lacking. */
function replaceForeign(
  target: BoardCase,
  fault: { readonly span: Span; readonly token: string },
  { text, t }: FixContext,
): Fix[] {
  const { span, token } = fault;
  if (/^[123]{2,}$/.test(token) && token.length === span.end - span.start) {
    return [certainly(t('Put spaces between the symbols'), { span, text: Array.from(token).join(' ') })];
  }
  const replaceWith = (symbol: string): Fix[] => [
    certainly(t('Replace “{0}” with {1}', visible(token), symbol), { span, text: symbol }),
  ];
  const meant = token.normalize('NFKC');
  if (/^[123]$/.test(meant)) return replaceWith(meant);
  const { lacking, surplus } = imbalance(target.board);
  const [only, ...others] = lacking;
  if (!only || others.length > 0 || surplus.length > 0) return [];
  return cellSpans(text, target.span).length === CELL_COUNT ? replaceWith(String(only[0])) : [];
}

/** The span of a fault, with the line break behind it where it has its lines for itself. */
function wholeLine(text: string, { span }: InputFault): Span {
  const alone =
    (span.start === 0 || /[\r\n]/.test(text[span.start - 1] ?? '')) && lineEnd(text, span.end) === span.end;
  const [lineBreak = ''] = alone ? (/^(?:\r\n|\r|\n)/.exec(text.slice(span.end, span.end + 2)) ?? []) : [];
  return { start: span.start, end: span.end + lineBreak.length };
}
