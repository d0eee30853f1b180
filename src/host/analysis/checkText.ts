import type { CaseResult, OutputCheck } from '../../core/judge/caseResult';
import { checkOutputInSlices } from '../../core/judge/checkOutput';
import type { Profile } from '../../core/judge/profile';
import { lookUpAnswer } from '../../core/problems/rotation/answer';
import type { RotationInput } from '../../core/problems/rotation/input';
import type { Sliced } from '../../core/search/slices';
import type { Span } from '../../core/text/span';
import type { Tables } from './tables';

interface CheckContext {
  readonly input: RotationInput;
  readonly profile: Profile;
  readonly tables: Tables;
  /** Encoding of the output, as in `vscode.TextDocument`. */
  readonly encoding: string;
}

const BYTE_ORDER_MARK = '\ufeff';

/** Boards answered in one slice. */
const SLICE = 5000;

/**
 * Checks the text of an output. VS Code keeps a byte order mark out of the text, so the check is told of it by the
 * encoding; a fault of the mark has an empty span at the start.
 */
export function* checkText(
  text: string,
  { input: { cases }, profile, tables, encoding }: CheckContext,
): Sliced<OutputCheck> {
  const answered = [];
  for (const { index, board, solvable } of cases) {
    if (index % SLICE === 0) yield 0;
    answered.push({ board, answer: solvable ? lookUpAnswer(tables.words, board) : undefined });
  }
  if (encoding !== 'utf8bom') return yield* checkOutputInSlices(answered, text, profile, tables.distances);
  const marked = BYTE_ORDER_MARK + text;
  return withoutMark(yield* checkOutputInSlices(answered, marked, profile, tables.distances));
}

/** A check of a text that starts with a byte order mark, as one of the text behind it. */
function withoutMark(check: OutputCheck): OutputCheck {
  const move = ({ start, end }: Span): Span => ({
    start: Math.max(start - BYTE_ORDER_MARK.length, 0),
    end: Math.max(end - BYTE_ORDER_MARK.length, 0),
  });
  const cases = check.cases.map((result): CaseResult => ({
    ...result,
    span: move(result.span),
    block: move(result.block),
  }));
  return { ...check, cases, ...(check.extra ? { extra: move(check.extra) } : {}) };
}
