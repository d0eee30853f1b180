import { caseCells } from './cells';
import type { KnownCase } from './state';

/** What is known of some cases. Indexed by case. */
export type KnownCases = ReadonlyMap<number, KnownCase>;

/** So many cases are kept that a view has them at hand, and so few that keeping them costs nothing. */
const MOST = 2000;

/** What is known, with news; where that is too much, only the news and the selected case. */
export function withCases(
  known: KnownCases,
  newer: readonly (readonly [number, KnownCase])[],
  selected: number,
): KnownCases {
  if (known.size + newer.length <= MOST) return new Map([...known, ...newer]);
  const kept = known.get(selected);
  return new Map([...(kept ? [[selected, kept] as const] : []), ...newer]);
}

/** What is known after a change of the document: changed boards are kept to be shown, but not fresh. */
export function keptCases(known: KnownCases, before: string, after: string): KnownCases {
  if (before === after) return known;
  const kept = new Map<number, KnownCase>();
  for (const [index, one] of known) {
    const cells = caseCells(after, index);
    if (cells === '') continue;
    kept.set(index, caseCells(before, index) === cells ? one : { ...one, fresh: false });
  }
  return kept;
}
