import { boardToString } from '../../core/problems/rotation/board';
import { type InputFault, countFaults, describeFault, severityOf } from '../../core/problems/rotation/faults';
import type { Translate } from '../../core/text/translate';
import type { CaseView, FaultView, FaultsView, ToWebview } from '../../protocol/messages';
import type { Analysis } from '../analysis/analysis';

export type DocumentSnapshot = Extract<ToWebview, { type: 'document' }>;
export type AnswersSnapshot = Extract<ToWebview, { type: 'answers' }>;

/** The faults of one place that are sent; the rest is counted. */
const MOST_FAULTS = 6;

/** What a document snapshot tells besides the analysis. */
export interface DocumentFacts {
  readonly name: string;
  readonly readOnly: boolean;
}

/** The document as the board editor shows it, but for what belongs to a case only. */
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
    faults: faultsView(
      analysis.input.faults.filter((fault) => fault.case === undefined),
      t,
    ),
    faultCount: countFaults(analysis.input.faults),
  };
}

/** `count` cases from `first` on, as far as there are so many; the tables must be built. */
export function answersSnapshot(
  analysis: Pick<Analysis, 'version' | 'input' | 'answer' | 'faultsOf'>,
  first: number,
  count: number,
  t: Translate,
): AnswersSnapshot {
  const cases = analysis.input.cases.slice(first, first + count).map(({ index }): CaseView => ({
    answer: analysis.answer(index) ?? null,
    faults: faultsView(analysis.faultsOf(index), t),
  }));
  return { type: 'answers', version: analysis.version, first, cases };
}

/** The first faults of one place, and how many there are. */
export function faultsView(faults: readonly InputFault[], t: Translate): FaultsView {
  return { count: faults.length, first: faults.slice(0, MOST_FAULTS).map((fault) => faultView(fault, t)) };
}

function faultView(fault: InputFault, t: Translate): FaultView {
  return {
    code: fault.code,
    severity: severityOf(fault.code),
    message: describeFault(fault, t),
    offset: fault.span.start,
    ...('cell' in fault ? { cell: fault.cell } : {}),
  };
}
