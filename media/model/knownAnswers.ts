import { caseCells } from './cells';
import type { KnownAnswer } from './state';

/** What is known of the answers of some cases. Indexed by case. */
export type KnownAnswers = ReadonlyMap<number, KnownAnswer>;

/** So many answers are kept that a view has them at hand, and so few that keeping them costs nothing. */
const MOST = 2000;

/** The answers with newer ones; where they are too many, only the newer ones and that of the selected case. */
export function withAnswers(
  answers: KnownAnswers,
  newer: readonly (readonly [number, KnownAnswer])[],
  selected: number,
): KnownAnswers {
  if (answers.size + newer.length <= MOST) return new Map([...answers, ...newer]);
  const known = answers.get(selected);
  return new Map([...(known ? [[selected, known] as const] : []), ...newer]);
}

/** The answers known after a change of the document: those of changed boards are kept to be shown, but not fresh. */
export function keptAnswers(answers: KnownAnswers, before: string, after: string): KnownAnswers {
  if (before === after) return answers;
  const kept = new Map<number, KnownAnswer>();
  for (const [index, known] of answers) {
    const cells = caseCells(after, index);
    if (cells === '') continue;
    kept.set(index, caseCells(before, index) === cells ? known : { ...known, fresh: false });
  }
  return kept;
}
