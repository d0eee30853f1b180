import { fileName } from '../addresses';
import type { CheckedOutput } from '../analysis/checkedOutput';
import { checkedCaseAt, outputWord } from '../analysis/outputWord';
import type { TableService } from '../analysis/tables';
import { attemptView } from './attempt';
import type { BoardTarget } from './boardPanel';

/** What the board editor shows for a place of an output: the board after the letters before it. */
export async function targetAt(
  { check, text, input, pair }: CheckedOutput,
  offset: number,
  tables: TableService,
): Promise<BoardTarget | undefined> {
  const result = checkedCaseAt(check, offset);
  const board = result && input.input.cases[result.case]?.board;
  if (!board) return undefined;
  const place = { case: result.case, play: false };
  const found = outputWord(text, result);
  if (!found) return place;
  const { distances } = await tables.load();
  const step = offset < found.start ? found.word.length : Math.min(offset - found.start, found.word.length);
  return { ...place, attempt: attemptView(board, found, { source: fileName(pair.output), step }, distances) };
}
