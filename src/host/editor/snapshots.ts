import { boardToString } from '../../core/problems/rotation/board';
import { type InputFault, describeFault, severityOf } from '../../core/problems/rotation/faults';
import type { Translate } from '../../core/text/translate';
import type { AnswerView, FaultView, ToWebview } from '../../protocol/messages';
import type { Analysis } from '../analysis/analysis';

export type DocumentSnapshot = Extract<ToWebview, { type: 'document' }>;
export type AnswersSnapshot = Extract<ToWebview, { type: 'answers' }>;

/** What a document snapshot tells besides the analysis. */
export interface DocumentFacts {
  readonly name: string;
  readonly readOnly: boolean;
}

/** The whole document as the board editor shows it. */
export function documentSnapshot(
  analysis: Pick<Analysis, 'version' | 'input'>,
  facts: DocumentFacts,
  t: Translate,
): DocumentSnapshot {
  return {
    type: 'document',
    version: analysis.version,
    ...facts,
    cells: analysis.input.cases.map(({ board }) => boardToString(board)).join(''),
    faults: analysis.input.faults.map((fault) => faultView(fault, t)),
  };
}

/** The answers of `count` cases from `first` on, as far as there are so many; the tables must be built. */
export function answersSnapshot(
  analysis: Pick<Analysis, 'version' | 'input' | 'answer'>,
  first: number,
  count: number,
): AnswersSnapshot {
  const cases = analysis.input.cases.slice(first, first + count);
  const answers = cases.map((_, i): AnswerView | null => analysis.answer(first + i) ?? null);
  return { type: 'answers', version: analysis.version, first, answers };
}

function faultView(fault: InputFault, t: Translate): FaultView {
  return {
    code: fault.code,
    severity: severityOf(fault.code),
    message: describeFault(fault, t),
    offset: fault.span.start,
    ...(fault.case === undefined ? {} : { case: fault.case }),
    ...('cell' in fault ? { cell: fault.cell } : {}),
  };
}
