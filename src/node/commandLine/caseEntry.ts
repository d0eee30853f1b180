import type { CaseResult } from '../../core/judge/caseResult';
import { describeResult } from '../../core/judge/describeResult';
import type { Position } from '../../core/text/lineIndex';
import type { Translate } from '../../core/text/translate';

/** A case in the JSON of `check`. Numbers count from 1; what the output does not say is null. */
export interface CaseEntry {
  readonly case: number;
  readonly verdict: string;
  readonly reason: string;
  readonly line: number;
  readonly column: number;
  readonly expected: { readonly moves: string; readonly centre: number };
  readonly got: { readonly moves: string | null; readonly centre: string | null };
  readonly message: string;
}

/**
 * The entry of a case.
 *
 * @param position of its span's start
 */
export function caseEntry(result: CaseResult, { line, column }: Position, t: Translate): CaseEntry {
  const { verdict, reason, expected, got } = result;
  return {
    case: result.case + 1,
    verdict,
    reason,
    line: line + 1,
    column: column + 1,
    expected: { moves: expected.word, centre: expected.centre },
    got: { moves: got.moves ?? null, centre: got.centre ?? null },
    message: describeResult(result, t),
  };
}
