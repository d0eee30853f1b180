import type { MarkView } from '../../protocol/messages';
import type { BoardMark } from '../marks/boardMark';
import { describeMark, sourceOf } from '../marks/describeMark';

/** A mark as the board editor shows it. */
export function markView(mark: BoardMark): MarkView {
  return { source: sourceOf(mark).toString(), verdict: mark.verdict, ...describeMark(mark) };
}
