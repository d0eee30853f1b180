import type { ToWebview } from '../../src/protocol/messages';
import { countCases } from './cells';
import type { DocumentState } from './state';

type Snapshot = Extract<ToWebview, { type: 'document' }>;

/**
 * What is kept of a snapshot, with the cells that it leaves out put in from the document before; undefined where they
 * are not those of that document.
 */
export function documentState(
  snapshot: Snapshot,
  before: DocumentState | undefined,
): DocumentState | undefined {
  const { version, name, readOnly, faults, faultCount } = snapshot;
  const cells = allCells(snapshot, before);
  if (cells === undefined) return undefined;
  const caseCount = countCases(cells);
  return { version, name, readOnly, cells, caseCount, faultCount, fileFaults: faults };
}

function allCells({ cells, kept }: Snapshot, before: DocumentState | undefined): string | undefined {
  if (!kept) return cells;
  if (kept.version !== before?.version) return undefined;
  return before.cells.slice(0, kept.start) + cells + before.cells.slice(before.cells.length - kept.end);
}
