import assert from 'node:assert/strict';
import { boardDistance, lookUpAnswer, walkToAnswer } from '../../../../../src/core/problems/rotation/answer';
import type { Board } from '../../../../../src/core/problems/rotation/board';
import { HARDEST_BOARDS, generateBoards } from '../../../../../src/core/problems/rotation/generator';
import { BoardSearch } from '../../../../../src/core/problems/rotation/search';
import { HEURISTIC_NAMES, PRUNINGS, heuristicByName } from '../../../../../src/core/problems/rotation/space';
import { TraceRecorder } from '../../../../../src/core/search/trace';
import { distanceTable, wordTable } from '../../../../support/core/tables';

const tables = () => ({ distances: distanceTable() });

/** Random boards of every distance up to `most`, `each` of every one. */
function boardsUpTo(most: number, each: number): Board[] {
  return Array.from({ length: most + 1 }, (_, distance) =>
    generateBoards({ count: each, seed: distance, kind: { distance } }, tables()),
  ).flat();
}

describe('BoardSearch', () => {
  it('finds the answer of the tables with the exact heuristic #slow', () => {
    const boards = [
      ...generateBoards({ count: 300, seed: 7, kind: 'random' }, tables()),
      ...boardsUpTo(13, 20),
      ...HARDEST_BOARDS,
    ];
    for (const board of boards) {
      const answer = new BoardSearch(board, heuristicByName('exact', distanceTable())).run();
      assert.deepEqual(answer, lookUpAnswer(wordTable(), board));
      assert.deepEqual(answer, walkToAnswer(distanceTable(), board));
    }
  });

  it('finds the answer of the tables with the centre count', () => {
    for (const board of boardsUpTo(7, 40)) {
      const answer = new BoardSearch(board, heuristicByName('centre', distanceTable())).run();
      assert.deepEqual(answer, lookUpAnswer(wordTable(), board));
    }
  });

  for (const name of HEURISTIC_NAMES) {
    for (const prunings of [[], ['inverse'], ['commuting'], PRUNINGS] as const) {
      it(`finds the same answer with ${name} and ${prunings.join(' and ') || 'nothing'} pruned`, () => {
        for (const board of boardsUpTo(name === 'blind' ? 4 : 5, 10)) {
          const heuristic = heuristicByName(name, distanceTable());
          const answer = new BoardSearch(board, heuristic, { prunings }).run();
          assert.deepEqual(answer, lookUpAnswer(wordTable(), board));
        }
      });
    }
  }

  it('expands fewer nodes with each pruning', () => {
    const [board] = generateBoards({ count: 1, seed: 3, kind: { distance: 7 } }, tables());
    assert.ok(board);
    const nodes = ([[], ['inverse'], PRUNINGS] as const).map((prunings) => {
      const search = new BoardSearch(board, heuristicByName('centre', distanceTable()), { prunings });
      search.run();
      return search.expanded;
    });
    assert.deepEqual(
      nodes,
      nodes.toSorted((a, b) => b - a),
    );
    assert.equal(new Set(nodes).size, nodes.length);
  });

  it('needs one iteration and one node a move with the exact heuristic', () => {
    for (const board of boardsUpTo(13, 5)) {
      const search = new BoardSearch(board, heuristicByName('exact', distanceTable()));
      search.run();
      const distance = boardDistance(distanceTable(), board);
      assert.equal(search.iterations.length, Math.min(distance, 1));
      assert.equal(search.expanded, distance);
    }
  });

  it('raises the bound to the distance with the centre count', () => {
    for (const board of boardsUpTo(6, 5)) {
      const search = new BoardSearch(board, heuristicByName('centre', distanceTable()));
      search.run();
      const bounds = search.iterations.map(({ bound }) => bound);
      assert.deepEqual(
        bounds,
        [...bounds].sort((a, b) => a - b),
      );
      const distance = boardDistance(distanceTable(), board);
      if (distance > 0) assert.equal(bounds.at(-1), distance);
    }
  });

  it('tells an observer its steps, up to the goal', () => {
    const observer = new TraceRecorder({ from: 0, limit: Infinity });
    const [board] = generateBoards({ count: 1, seed: 3, kind: { distance: 5 } }, tables());
    assert.ok(board);
    const search = new BoardSearch(board, heuristicByName('centre', distanceTable()), { observer });
    search.run();
    const expanded = observer.steps.filter(({ event }) => event.kind === 'expand');
    assert.equal(expanded.length, search.expanded);
    assert.equal(observer.steps.at(-1)?.event.kind, 'goal');
  });

  it('stops at its budget and goes on to the same answer', () => {
    const [board] = generateBoards({ count: 1, seed: 1, kind: { distance: 7 } }, tables());
    assert.ok(board);
    const whole = new BoardSearch(board, heuristicByName('centre', distanceTable()));
    const expected = whole.run();
    const paused = new BoardSearch(board, heuristicByName('centre', distanceTable()));
    let runs = 1;
    let answer = paused.run(100);
    for (; !answer; answer = paused.run(100)) runs++;
    assert.deepEqual(answer, expected);
    assert.deepEqual(paused.iterations, whole.iterations);
    assert.equal(runs, Math.ceil(whole.expanded / 100));
  });
});
