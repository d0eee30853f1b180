import { type Answer, lookUpAnswer, walkToAnswer } from '../../core/problems/rotation/answer';
import type { Board } from '../../core/problems/rotation/board';
import { type DistanceTable, buildDistances } from '../../core/problems/rotation/distances';
import { describeFault } from '../../core/problems/rotation/faults';
import { readInput } from '../../core/problems/rotation/input';
import { buildWords } from '../../core/problems/rotation/words';
import { finish } from '../../core/search/slices';
import { LineIndex } from '../../core/text/lineIndex';
import type { Span } from '../../core/text/span';
import type { Translate } from '../../core/text/translate';
import { BOARDS_WORTH_WORDS } from './boardSolver';
import { faultLine } from './faultLine';
import type { Output } from './output';
import { nameOfFile, readWhole } from './readWhole';

/** An input with the answers of all its boards. */
export interface JudgedInput {
  readonly text: string;
  readonly cases: readonly { readonly board: Board; readonly answer: Answer; readonly span: Span }[];
  readonly table: DistanceTable;
}

/**
 * Reads an input to judge by, and writes its faults to `err`. Resolves with undefined, and says why, where a board has no
 * answer, or nothing of an input is there, not even a 0; rejects where the file cannot be read.
 */
export async function readJudgedInput(
  file: string,
  options: { readonly terminator: 'required' | 'optional' },
  { err, t }: { readonly err: Output; readonly t: Translate },
): Promise<JudgedInput | undefined> {
  const { text, encoding } = await readWhole(file);
  const { cases, faults, terminator } = readInput(text, options);
  const lines = new LineIndex(text);
  for (const fault of faults) {
    const utf16 = fault.code === 'byte-order-mark' && encoding !== 'utf-8';
    const message = describeFault(utf16 ? { ...fault, utf16 } : fault, t);
    err.write(faultLine(nameOfFile(file), lines.position(fault.span.start), fault, message));
  }
  const lack = cases.some(({ solvable }) => !solvable)
    ? t('not every board has an answer')
    : cases.length === 0 && !terminator
      ? t('there are no boards')
      : undefined;
  if (lack !== undefined) {
    err.write(`rotation-game: ${nameOfFile(file)}: ${lack}\n`);
    return undefined;
  }
  const table = finish(buildDistances());
  const words = cases.length < BOARDS_WORTH_WORDS ? undefined : finish(buildWords(table));
  const answerOf = (board: Board): Answer =>
    words ? lookUpAnswer(words, board) : walkToAnswer(table, board);
  return { text, cases: cases.map(({ board, span }) => ({ board, answer: answerOf(board), span })), table };
}
