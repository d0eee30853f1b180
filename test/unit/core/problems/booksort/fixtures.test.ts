import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type Answer, formatOutput } from '../../../../../src/core/problems/booksort/answer';
import { readInput } from '../../../../../src/core/problems/booksort/input';
import { ShelfSearch } from '../../../../../src/core/problems/booksort/search';
import { HEURISTIC_NAMES } from '../../../../../src/core/problems/booksort/space';
import { fixturePath } from '../../../../support/core/fixtures';

describe('the fixtures of Booksort', () => {
  for (const name of ['sample', 'mixed']) {
    for (const heuristic of HEURISTIC_NAMES) {
      it(`have the output of the judges (${name}, ${heuristic})`, () => {
        const input = readInput(readFileSync(fixturePath(`booksort/${name}.in`), 'utf8'));
        assert.deepEqual(input.faults, []);
        const answers = input.cases.map(({ shelf }): Answer => {
          const answer = new ShelfSearch(shelf, heuristic).run();
          assert.ok(answer);
          return answer;
        });
        const expected = readFileSync(fixturePath(`booksort/${name}.ans`), 'utf8');
        assert.equal(formatOutput(answers), expected);
        assert.equal(formatOutput(answers, '>= 5'), expected.replaceAll('5 or more', '>= 5'));
      });
    }
  }
});
