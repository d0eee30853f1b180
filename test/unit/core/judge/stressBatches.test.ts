import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { PROFILES } from '../../../../src/core/judge/profile';
import {
  type StressAim,
  type StressBatch,
  isPromised,
  stressBatches,
} from '../../../../src/core/judge/stressBatches';
import { STRESS_LAYOUTS, layOutStress } from '../../../../src/core/judge/stressLayout';
import {
  boardDistance,
  countOptimalWords,
  symbolDistances,
  walkToAnswer,
} from '../../../../src/core/problems/rotation/answer';
import { type Board, boardToString } from '../../../../src/core/problems/rotation/board';
import { readInput } from '../../../../src/core/problems/rotation/input';
import { firstWord } from '../../../../src/core/judge/stressBoards';
import { evenBoard } from '../../../support/core/arbitraries';
import { distanceTable } from '../../../support/core/tables';

function firstBatches(count: number, seed = 1, profile: (typeof PROFILES)[number] = 'uva'): StressBatch[] {
  const batches: StressBatch[] = [];
  for (const batch of stressBatches({ seed, profile, distances: distanceTable() })) {
    batches.push(batch);
    if (batches.length === count) break;
  }
  return batches;
}

function boardsOf(aim: StressAim): Board[] {
  return firstBatches(100)
    .filter((batch) => batch.aim === aim)
    .flatMap(({ boards }) => boards);
}

describe('layOutStress', () => {
  it('writes texts that read back to exactly their boards, without a fault', () => {
    const boards = fc.array(evenBoard, { minLength: 1, maxLength: 30 });
    const layout = fc.constantFrom('line' as const, ...STRESS_LAYOUTS);
    fc.assert(
      fc.property(boards, layout, fc.constantFrom(...PROFILES), (wanted, chosen, profile) => {
        const terminator = profile === 'single-board' ? 'optional' : 'required';
        const { cases, faults } = readInput(layOutStress(wanted, chosen, profile), { terminator });
        assert.deepEqual(
          cases.map(({ board }) => board),
          wanted,
        );
        assert.deepEqual(faults, []);
      }),
    );
  });

  it('gives every layout another text', () => {
    const boards = boardsOf('solved');
    const layouts = ['line' as const, ...STRESS_LAYOUTS];
    const texts = layouts.map((layout) => layOutStress(boards, layout, 'uva'));
    assert.equal(new Set(texts).size, texts.length);
  });
});

describe('stressBatches', () => {
  it('gives the same batches for the same seed and others for another #slow', () => {
    assert.deepEqual(firstBatches(60, 5), firstBatches(60, 5));
    assert.notDeepEqual(firstBatches(60, 5), firstBatches(60, 6));
  });

  it('gives inputs that no judge’s program need fail on #slow', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...PROFILES), (seed, profile) => {
        for (const { aim, boards, layout } of firstBatches(60, seed, profile)) {
          const terminator = profile === 'single-board' ? 'optional' : 'required';
          const input = readInput(layOutStress(boards, layout, profile), { terminator });
          assert.deepEqual(
            input.cases.map(({ board }) => board),
            boards,
          );
          const codes = input.faults.map(({ code }) => code);
          assert.deepEqual(codes, aim === 'over-thirty' && boards.length > 30 ? ['more-than-30-boards'] : []);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('begins with near boards, comes to every distance, and tells how far they are', () => {
    const batches = firstBatches(60);
    const farthest = ({ boards }: StressBatch): number =>
      Math.max(...boards.map((board) => boardDistance(distanceTable(), board)));
    for (const batch of batches) assert.equal(batch.farthest, farthest(batch));
    assert.ok(batches.slice(0, 20).every((batch) => batch.farthest <= 5));
    const distances = batches
      .flatMap(({ boards }) => boards)
      .map((board) => boardDistance(distanceTable(), board));
    assert.deepEqual(
      [...new Set(distances)].sort((a, b) => a - b),
      [...Array(14).keys()],
    );
  });

  it('has every layout and every aim among the first batches', () => {
    const aims = firstBatches(60).map(({ aim }) => aim);
    const wanted: StressAim[] = ['single', 'solved', 'near', 'far', 'tied', 'many-words', 'misleading'];
    wanted.push('random', 'thirty', 'over-thirty', ...STRESS_LAYOUTS);
    assert.deepEqual(
      wanted.filter((aim) => !aims.includes(aim)),
      [],
    );
  });

  it('promises all but more than 30 boards and other layouts than a board a line', () => {
    const unpromised = firstBatches(60).filter((batch) => !isPromised(batch));
    assert.deepEqual(
      new Set(unpromised.map(({ aim }) => aim)),
      new Set<StressAim>(['over-thirty', 'blank-lines', 'tabs', 'one-line', 'wrapped', 'picture']),
    );
    const alone = firstBatches(600, undefined, 'single-board').filter(({ layout }) => layout === 'line');
    assert.ok(alone.some(({ aim }) => aim === 'over-thirty'));
    assert.ok(alone.every(isPromised));
  });

  it('gives boards whose answer has not the lowest of the tied symbols', () => {
    for (const board of boardsOf('tied')) {
      const distances = symbolDistances(distanceTable(), board);
      const least = Math.min(...distances);
      const { centre } = walkToAnswer(distanceTable(), board);
      assert.equal(distances[centre - 1], least);
      assert.ok(distances.indexOf(least) < centre - 1);
    }
  });

  it('gives boards whose smallest word is not the first backward or with inverses side by side', () => {
    for (const board of boardsOf('misleading')) {
      const { word } = walkToAnswer(distanceTable(), board);
      for (const order of ['HGFEDCBA', 'AFBECHDG']) {
        const moves = Array.from(order, (letter) => 'ABCDEFGH'.indexOf(letter));
        const other = firstWord(distanceTable(), board, moves);
        assert.equal(other.length, word.length);
        assert.notEqual(other, word);
      }
      assert.equal(firstWord(distanceTable(), board, [...Array(8).keys()]), word);
    }
  });

  it('gives boards with as many words as moves', () => {
    for (const board of boardsOf('many-words')) {
      assert.ok(
        countOptimalWords(distanceTable(), board) >= boardDistance(distanceTable(), board),
        boardToString(board),
      );
    }
  });

  it('gives one board a batch where the judge gives one a file', () => {
    for (const { boards } of firstBatches(60, 1, 'single-board')) assert.equal(boards.length, 1);
  });
});
