import type { OutputCheck } from '../../core/judge/caseResult';
import type { LineIndex } from '../../core/text/lineIndex';

/** Where an output begins to say something though the input has no boards, counted from 1; undefined where it does not. */
export function extraEntry(
  { extra }: OutputCheck,
  lines: LineIndex,
): { readonly line: number; readonly column: number } | undefined {
  if (!extra) return undefined;
  const { line, column } = lines.position(extra.start);
  return { line: line + 1, column: column + 1 };
}
