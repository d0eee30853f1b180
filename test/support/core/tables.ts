import { type DistanceTable, buildDistances } from '../../../src/core/problems/rotation/distances';
import { type WordTable, buildWords } from '../../../src/core/problems/rotation/words';
import { finish } from '../../../src/core/search/slices';

let distances: DistanceTable | undefined;
let words: WordTable | undefined;

/** The distance table, built once for all tests. */
export function distanceTable(): DistanceTable {
  return (distances ??= finish(buildDistances()));
}

/** The table of words, built once for all tests. */
export function wordTable(): WordTable {
  return (words ??= finish(buildWords(distanceTable())));
}
