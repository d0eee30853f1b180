import type { CaseResult, OutputCheck } from '../../core/judge/caseResult';
import { firstIndex } from '../../core/search/bisect';
import { LETTERS } from '../../core/problems/rotation/moves';

/** The word that an output gives for a case. */
export interface OutputWord {
  /** Index of the case in the input. */
  readonly case: number;
  /** Its letters up to the first that is no move. */
  readonly word: string;
  /** Where it starts in the output. */
  readonly start: number;
  /** The letter at fault, from 0; null where there is none in the word. */
  readonly fault: number | null;
}

/** The case whose part of an output an offset stands in, or right behind. */
export function checkedCaseAt({ cases }: OutputCheck, offset: number): CaseResult | undefined {
  let index = firstIndex(cases.length, (at) => (cases[at]?.block.end ?? Infinity) >= offset);
  let found: CaseResult | undefined;
  for (; (cases[index]?.block.start ?? Infinity) <= offset; index++) found = cases[index];
  return found;
}

/** The word of a case; undefined where the output has none that starts with a move. */
export function outputWord(text: string, result: CaseResult): OutputWord | undefined {
  const { block, got } = result;
  if (got.moves === undefined) return undefined;
  const start = text.indexOf(got.moves, block.start);
  const word = legalStart(got.moves);
  if (start < 0 || start >= block.end || word === '') return undefined;
  return { case: result.case, word, start, fault: 'letter' in result ? result.letter : null };
}

function legalStart(moves: string): string {
  let length = 0;
  while (length < moves.length && LETTERS.includes(moves.charAt(length))) length++;
  return moves.slice(0, length);
}
