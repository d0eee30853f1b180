import assert from 'node:assert/strict';
import { lengthOf, unpackWord, walkToWord, wordOf } from '../../../../../src/core/problems/rotation/words';
import {
  NO_DISTANCE,
  referenceDistances,
  referenceTurnSet,
} from '../../../../support/core/referenceDistances';
import { distanceTable, wordTable } from '../../../../support/core/tables';

describe('words', () => {
  it('has for every set its first optimal letter and the word of the set that it leads to', () => {
    const distances = referenceDistances();
    const words = wordTable();
    distances.forEach((distance, set) => {
      if (distance === NO_DISTANCE || distance === 0) return;
      const own = unpackWord(wordOf(words, set));
      for (let move = 0; move < 8; move++) {
        const next = referenceTurnSet(set, move);
        if (distances[next] !== distance - 1) continue;
        const expected = String.fromCharCode(65 + move) + unpackWord(wordOf(words, next));
        if (own !== expected) assert.fail(`set ${set} has ${own}, not ${expected}`);
        return;
      }
      assert.fail(`no move brings set ${set} nearer`);
    });
  });

  it('has words as long as the distance of their sets', () => {
    const words = wordTable();
    referenceDistances().forEach((distance, set) => {
      if (distance === NO_DISTANCE) return;
      const packed = wordOf(words, set);
      if (lengthOf(packed) !== distance || unpackWord(packed).length !== distance) {
        assert.fail(`set ${set} is ${distance} moves away and has ${unpackWord(packed)}`);
      }
    });
  });

  it('has for every set the word to which a walk along the distances leads', () => {
    const words = wordTable();
    const table = distanceTable();
    referenceDistances().forEach((distance, set) => {
      if (distance === NO_DISTANCE || walkToWord(table, set) === wordOf(words, set)) return;
      assert.fail(`from set ${set} a walk leads to ${unpackWord(walkToWord(table, set))}`);
    });
  });
});
