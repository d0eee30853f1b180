import type { MarkedCase, ToWebview } from '../../src/protocol/messages';
import { caseCells } from './cells';

/** What is known of the failures of outputs and submissions on the boards. */
export interface Marks {
  /** How many boards of the document have marks. */
  readonly count: number;
  /** Of the boards in view and the selected one. Indexed by case. */
  readonly cases: ReadonlyMap<number, MarkedCase>;
}

export const NO_MARKS: Marks = { count: 0, cases: new Map() };

export function marksOf({ count, cases }: Extract<ToWebview, { type: 'marks' }>): Marks {
  return { count, cases: new Map(cases.map((each) => [each.case, each])) };
}

/** The marks after a change of the document, until new ones come: those of boards that are still as they were. */
export function keptMarks({ count, cases }: Marks, before: string, after: string): Marks {
  const same = (index: number): boolean => {
    const cells = caseCells(after, index);
    return cells !== '' && cells === caseCells(before, index);
  };
  return { count, cases: new Map([...cases].filter(([index]) => same(index))) };
}
