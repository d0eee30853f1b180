import type { DistanceTable } from '../problems/rotation/distances';
import { type Sliced, finish } from '../search/slices';
import type { OutputCheck } from './caseResult';
import type { CheckedCase } from './checkedCase';
import { OutputReader } from './outputReader';
import type { Profile } from './profile';
import { ResultCollector } from './resultCollector';

/** Effort of a reader in one slice. */
const SLICE = 4000;

/**
 * Checks an output against the answers of its input.
 *
 * @param cases all boards of the input, in order; one without an answer gets no result
 */
export function checkOutput(
  cases: readonly CheckedCase[],
  text: string,
  profile: Profile,
  table: DistanceTable,
): OutputCheck {
  return finish(checkOutputInSlices(cases, text, profile, table));
}

/** As `checkOutput`, in slices. */
export function* checkOutputInSlices(
  cases: readonly CheckedCase[],
  text: string,
  profile: Profile,
  table: DistanceTable,
): Sliced<OutputCheck> {
  const collector = new ResultCollector(cases, text, profile, table);
  const reader = new OutputReader(cases, text, profile !== 'moves-only', collector);
  let next = SLICE;
  while (reader.step()) {
    if (reader.effort < next) continue;
    next = reader.effort + SLICE;
    yield reader.share;
  }
  return collector.end(reader.offset);
}
