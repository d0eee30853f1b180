import type { Span } from '../../core/text/span';

/** A replacement of `rangeLength` characters from `rangeOffset` on. */
export interface Replacement {
  readonly rangeOffset: number;
  readonly rangeLength: number;
  readonly text: string;
}

/**
 * Where a span of a text is after a replacement. What is put in at its end, or inside, belongs to it; undefined when
 * nothing of it is left.
 */
export function moveSpan(
  span: Span,
  { rangeOffset: start, rangeLength, text }: Replacement,
): Span | undefined {
  const end = start + rangeLength;
  if (start > span.end || (start === span.end && rangeLength > 0)) return span;
  const shift = text.length - rangeLength;
  if (end <= span.start) {
    return { start: span.start + shift, end: span.end + shift };
  }
  const inside = start >= span.start;
  const moved = {
    start: inside ? span.start : start + text.length,
    end: end >= span.end ? start + text.length : span.end + shift,
  };
  return moved.end > moved.start ? moved : undefined;
}
