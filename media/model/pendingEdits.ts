import type { EditIntent, FromWebview } from '../../src/protocol/messages';
import { caseCells, editedCells } from './cells';

/**
 * Edits that the extension has not answered yet. One is on its way at a time, made for the newest version, so that
 * none of a fast series is refused.
 */
export interface PendingEdits {
  readonly sent: { readonly version: number; readonly edit: EditIntent } | undefined;
  readonly waiting: readonly EditIntent[];
}

export const NO_EDITS: PendingEdits = { sent: undefined, waiting: [] };

/** All pending edits, in order. */
export function pendingList({ sent, waiting }: PendingEdits): readonly EditIntent[] {
  return sent ? [sent.edit, ...waiting] : waiting;
}

export function withEdit(pending: PendingEdits, edit: EditIntent): PendingEdits {
  return { ...pending, waiting: [...pending.waiting, edit] };
}

/** The edits left after a snapshot: every edit is answered with one of its own version or a newer one. */
export function acknowledge(pending: PendingEdits, version: number): PendingEdits {
  return pending.sent && version >= pending.sent.version ? { ...pending, sent: undefined } : pending;
}

/** Whether an edit moves cases to other indices. */
export function isStructural(edit: EditIntent): boolean {
  return edit.kind === 'add' || edit.kind === 'duplicate' || edit.kind === 'delete';
}

/** Whether an edit is known to leave the document as it is. */
function isIdle(cells: string, edit: EditIntent): boolean {
  if (edit.kind !== 'turn' && edit.kind !== 'set') return false;
  const before = caseCells(cells, edit.case);
  return editedCells(before, edit) === before;
}

/** Sends the next edit where none is on its way; edits that would change nothing are passed over. */
export function sendNext(
  pending: PendingEdits,
  document: { readonly version: number; readonly cells: string },
): { readonly pending: PendingEdits; readonly messages: readonly FromWebview[] } {
  if (pending.sent) return { pending, messages: [] };
  const next = pending.waiting.findIndex((edit) => !isIdle(document.cells, edit));
  const edit = pending.waiting[next];
  if (!edit) return { pending: NO_EDITS, messages: [] };
  const { version } = document;
  return {
    pending: { sent: { version, edit }, waiting: pending.waiting.slice(next + 1) },
    messages: [{ type: 'edit', version, edit }],
  };
}

/** The cells of a case with its pending edits made. */
export function previewCells(pending: PendingEdits, index: number, cells: string): string {
  return pendingList(pending)
    .filter((edit) => edit.case === index)
    .reduce(editedCells, cells);
}
