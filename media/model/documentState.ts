import type { FaultView, ToWebview } from '../../src/protocol/messages';
import { countCases } from './cells';
import type { DocumentState } from './state';

type Snapshot = Extract<ToWebview, { type: 'document' }>;

/**
 * A snapshot with its faults sorted by case, and with the cells that it leaves out put in from the document before;
 * undefined where they are not those of that document.
 */
export function documentState(
  snapshot: Snapshot,
  before: DocumentState | undefined,
): DocumentState | undefined {
  const { version, name, readOnly, faults } = snapshot;
  const cells = allCells(snapshot, before);
  if (cells === undefined) return undefined;
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

function allCells({ cells, kept }: Snapshot, before: DocumentState | undefined): string | undefined {
  if (!kept) return cells;
  if (kept.version !== before?.version) return undefined;
  return before.cells.slice(0, kept.start) + cells + before.cells.slice(before.cells.length - kept.end);
}
