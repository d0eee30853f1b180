import type { FaultView, ToWebview } from '../../src/protocol/messages';
import { countCases } from './cells';
import type { DocumentState } from './state';

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
