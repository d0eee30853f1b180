import type { BoardFailure } from '../../core/judge/boardOutcomes';
import type { CaseResult } from '../../core/judge/caseResult';
import type { Verdict } from '../../core/judge/verdict';
import type { Analysis } from '../analysis/analysis';
import type { CheckedOutput } from '../analysis/checkedOutput';
import type { Judged, JudgedInput } from '../submissions/submissions';

/** That something fails on a board. */
export interface Mark {
  /** Index of the board in the input. */
  readonly case: number;
  readonly verdict: Verdict;
  /** Version of the input that it was found in; absent where an edit of the input takes the mark back. */
  readonly version?: number;
}

/** What a checked output says of a board is not right. */
export interface OutputMark {
  readonly kind: 'output';
  readonly checked: CheckedOutput;
  readonly result: CaseResult;
}

/** A submission fails on a board. */
export interface SubmissionMark {
  readonly kind: 'submission';
  readonly judged: Judged;
  readonly input: JudgedInput;
  readonly failure: BoardFailure;
}

/** What fails on a board of an input. */
export type BoardMark = Mark & (OutputMark | SubmissionMark);

/** The analysis of the input that the board of a mark is of. */
export function markedInput(mark: BoardMark): Analysis {
  return mark.kind === 'output' ? mark.checked.input : mark.input.input.analysis;
}
