import { type Answer, NO_MOVES } from '../problems/rotation/answer';
import type { Board, BoardSymbol } from '../problems/rotation/board';
import type { DistanceTable } from '../problems/rotation/distances';
import { mostInCentre } from '../problems/rotation/space';
import { markLength } from '../text/byteOrderMark';
import type { Span } from '../text/span';
import { skipBlank, skipBreak } from '../text/whiteSpace';
import { type Fault, type JudgedWord, UPPER_A, UPPER_H, judgeWord } from './judgeWord';
import { type FoundLayout, breakFault } from './layout';
import type { OutputToken } from './outputTokens';
import type { Profile } from './profile';

/** The tokens that stand for a case. */
export interface CaseTokens {
  readonly moves: OutputToken | undefined;
  readonly centre: OutputToken | undefined;
  /** The first that is too much. */
  readonly extra: OutputToken | undefined;
  /** End of what stands before the case. */
  readonly before: number;
  /** Start of what stands behind the case, or the end of the text. */
  readonly behind: number;
}

/** What a case is judged by. */
export interface CaseRules {
  readonly board: Board;
  readonly answer: Answer;
  readonly table: DistanceTable;
  readonly profile: Profile;
}

/** What is wrong with the tokens of a case, not with their layout; undefined where nothing is. */
export function judgeTokens(rules: CaseRules, text: string, tokens: CaseTokens): Fault | undefined {
  const { answer, profile } = rules;
  const { moves, centre, extra, behind } = tokens;
  if (!moves && !centre) return { reason: 'missing-case', span: emptyAt(behind) };
  if (!moves) {
    const reason = answer.word === '' ? 'missing-no-moves' : 'missing-case';
    return { reason, span: emptyAt(missingLine(text, tokens.before, centre?.start ?? behind)) };
  }
  const judged =
    answer.word === '' ? judgeNoMoves(answer.centre, text, moves) : judgeMoves(rules, text, moves);
  if ('reason' in judged) return judged;
  if (profile !== 'moves-only') {
    if (!centre) return { reason: 'missing-centre', span: emptyAt(missingLine(text, moves.end, behind)) };
    if (text.slice(centre.start, centre.end) !== String(judged.centre))
      return { reason: 'wrong-centre', centre: judged.centre, span: spanOf(centre) };
  }
  return extra && { reason: 'extra-output', span: spanOf(extra) };
}

/**
 * What is wrong with the layout of a case whose tokens are right, but for what stands before it.
 *
 * @param counts whether the judge sees a fault
 */
export function judgeLayout(
  { answer }: CaseRules,
  text: string,
  { moves, centre }: CaseTokens,
  counts: (found: FoundLayout) => boolean,
): Fault | undefined {
  const wording = answer.word === '' && moves ? wordingFault(text, moves) : undefined;
  if (wording && counts(wording)) return { reason: 'presentation', ...wording };
  const between = moves && centre ? breakFault(text, moves.end, centre.start) : undefined;
  return between && counts(between) ? { reason: 'presentation', ...between } : undefined;
}

/** Judges what stands in place of a word. */
function judgeMoves(rules: CaseRules, text: string, token: OutputToken): JudgedWord {
  const span = spanOf(token);
  return token.kind === 'no-moves'
    ? { reason: 'not-solved', equal: mostInCentre(rules.board), span }
    : judgeWord(rules, text, span, rules.profile === 'any-optimal');
}

/** Judges what stands in place of "No moves needed". */
function judgeNoMoves(centre: BoardSymbol, text: string, token: OutputToken): JudgedWord {
  if (token.kind === 'no-moves') return { centre };
  const span = spanOf(token);
  for (let at = span.start; at < span.end; at++) {
    const code = text.charCodeAt(at);
    if (code < UPPER_A || code > UPPER_H) return { reason: 'missing-no-moves', span };
  }
  return { reason: 'needless-moves', moves: span.end - span.start, span };
}

/** How "No moves needed" is written otherwise than it should be. */
function wordingFault(text: string, token: OutputToken): FoundLayout | undefined {
  const span = spanOf(token);
  const written = text.slice(span.start, span.end);
  if (written === NO_MOVES) return undefined;
  if (written.replace(/\s+/g, ' ') !== NO_MOVES) return { layout: 'letter-case', span };
  return { layout: /[\r\n]/.test(written) ? 'split-line' : 'inner-space', span };
}

/** Where a line should stand that is not there: on the blank line in its place, or else before what is there instead. */
function missingLine(text: string, before: number, next: number): number {
  const line = before === 0 ? markLength(text) : skipBreak(text, skipBlank(text, before));
  return Math.min(line, next);
}

function emptyAt(offset: number): Span {
  return { start: offset, end: offset };
}

function spanOf({ start, end }: OutputToken): Span {
  return { start, end };
}
