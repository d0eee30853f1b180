import type { Board } from '../../core/problems/rotation/board';
import type { BoardEdit } from '../../core/problems/rotation/edits';
import { randomBoard } from '../../core/problems/rotation/generator';
import type { BoardCase } from '../../core/problems/rotation/input';
import type { Random } from '../../core/problems/rotation/random';
import type { EditIntent } from '../../protocol/messages';

/** The edit of the boards that an intent asks for, or undefined where it names a case that is not there. */
export function boardEdit(
  intent: EditIntent,
  cases: readonly BoardCase[],
  random: Random,
): BoardEdit | undefined {
  if (intent.kind === 'add') {
    return intent.case >= -1 && intent.case < cases.length
      ? { ...intent, board: randomBoard(random) }
      : undefined;
  }
  const board = cases[intent.case]?.board;
  return board && editOfBoard(intent, board, random);
}

function editOfBoard(intent: Exclude<EditIntent, { kind: 'add' }>, board: Board, random: Random): BoardEdit {
  switch (intent.kind) {
    case 'duplicate':
      return { kind: 'add', case: intent.case, board };
    case 'shuffle':
      return { kind: 'replace', case: intent.case, board: randomBoard(random) };
    case 'turn':
    case 'set':
    case 'delete':
      return intent;
  }
}
