import type { FaultView, ToWebview } from '../../src/protocol/messages';
import { caseCells, countCases } from './cells';
import type { DocumentState, KnownAnswer } from './state';

/** A snapshot with its faults sorted by case. */
export function documentState(snapshot: Extract<ToWebview, { type: 'document' }>): DocumentState {
  const { version, name, readOnly, cells, faults } = snapshot;
  const fileFaults: FaultView[] = [];
  const caseFaults = new Map<number, FaultView[]>();
  for (const fault of faults) {
    if (fault.case === undefined) {
      fileFaults.push(fault);
      continue;
    }
    const known = caseFaults.get(fault.case);
    if (known) known.push(fault);
    else caseFaults.set(fault.case, [fault]);
  }
  return {
    version,
    name,
    readOnly,
    cells,
    caseCount: countCases(cells),
    faultCount: faults.filter((fault) => fault.severity !== 'information').length,
    fileFaults,
    caseFaults,
  };
}

/** The answers known after a snapshot: those of changed boards are kept to be shown, but not fresh. */
export function keptAnswers(
  answers: ReadonlyMap<number, KnownAnswer>,
  before: string,
  after: string,
): ReadonlyMap<number, KnownAnswer> {
  if (before === after) return answers;
  const kept = new Map<number, KnownAnswer>();
  for (const [index, known] of answers) {
    const cells = caseCells(after, index);
    if (cells === '') continue;
    kept.set(index, caseCells(before, index) === cells ? known : { ...known, fresh: false });
  }
  return kept;
}
