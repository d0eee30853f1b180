import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type Answer, formatOutput } from '../../../../../src/core/problems/squares/answer';
import { readInput } from '../../../../../src/core/problems/squares/input';
import { GridSearch } from '../../../../../src/core/problems/squares/search';
import { fixturePath } from '../../../../support/core/fixtures';

describe('the fixtures of Square Destroyer', () => {
  for (const name of ['sample', 'mixed']) {
    for (const witness of ['smallest', 'any'] as const) {
      it(`have the output of the judges (${name}, ${witness} set)`, () => {
        const input = readInput(readFileSync(fixturePath(`squares/${name}.in`), 'utf8'));
        assert.deepEqual(input.faults, []);
        const answers = input.cases.map(({ grid }): Answer => {
          const answer = new GridSearch(grid, 'half-integral', { witness }).run();
          assert.ok(answer);
          return answer;
        });
        assert.equal(formatOutput(answers), readFileSync(fixturePath(`squares/${name}.ans`), 'utf8'));
      });
    }
  }
});
