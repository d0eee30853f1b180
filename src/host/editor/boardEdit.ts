import type { BoardEdit } from '../../core/problems/rotation/edits';
import { randomBoard } from '../../core/problems/rotation/generator';
import type { Random } from '../../core/random';
import type { EditIntent } from '../../protocol/messages';

/** The edit of the boards that an intent asks for, with random boards where it wants new ones. */
export function boardEdit(intent: EditIntent, random: Random): BoardEdit {
  switch (intent.kind) {
    case 'add':
      return { kind: 'add', case: intent.case, board: randomBoard(random) };
    case 'shuffle':
      return { kind: 'replace', case: intent.case, board: randomBoard(random) };
    case 'turn':
    case 'set':
    case 'duplicate':
    case 'delete':
      return intent;
  }
}
