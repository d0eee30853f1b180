import { worstVerdict } from '../../core/judge/verdict';
import type { MarkView, MarkedCase, ToWebview } from '../../protocol/messages';
import type { Mark } from '../marks/boardMark';
import type { InputMarks } from '../marks/inputMarks';

/** The marks of one board that are sent; the rest is counted. */
const MOST_MARKS = 6;

/** The boards to tell the marks of: `count` from `first` on, and the selected one. */
interface ShownCases {
  readonly first: number;
  readonly count: number;
  readonly selected: number;
}

/**
 * What fails on the boards that are shown.
 *
 * @param marks undefined where nothing fails
 */
export function marksSnapshot<Marked extends Mark>(
  marks: InputMarks<Marked> | undefined,
  version: number,
  { first, count, selected }: ShownCases,
  viewOf: (mark: Marked) => MarkView,
): Extract<ToWebview, { type: 'marks' }> {
  const isInView = selected >= first && selected < first + count;
  const shown = [...(marks?.on(first, count) ?? []), ...(isInView ? [] : (marks?.on(selected) ?? []))];
  const cases = new Map<number, Marked[]>();
  for (const mark of shown) cases.set(mark.case, [...(cases.get(mark.case) ?? []), mark]);
  return {
    type: 'marks',
    version,
    count: marks?.boardCount ?? 0,
    cases: [...cases].map(([index, all]): MarkedCase => ({
      case: index,
      verdict: worstVerdict(all.map(({ verdict }) => verdict)),
      count: all.length,
      first: all.slice(0, MOST_MARKS).map(viewOf),
    })),
  };
}
