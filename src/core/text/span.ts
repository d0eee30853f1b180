/** A half-open range of a text, in UTF-16 code units from its start. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A replacement of one span of a text; a list of them never overlaps and is in ascending order. */
export interface TextEdit {
  readonly span: Span;
  readonly text: string;
}

/** The text after `edits`, which must be in ascending order and not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let from = 0;
  for (const { span, text: replacement } of edits) {
    result += text.slice(from, span.start) + replacement;
    from = span.end;
  }
  return result + text.slice(from);
}
