import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import {
  type Answer,
  MOST_ANSWER_BYTES,
  boardDistance,
  countOptimalWords,
  describeAnswer,
  formatAnswer,
  formatOutput,
  lookUpAnswer,
  optimalFirstMoves,
  packAnswer,
  putAnswer,
  symbolDistances,
  unpackAnswer,
  walkToAnswer,
} from '../../../../../src/core/problems/rotation/answer';
import {
  type Board,
  SYMBOLS,
  boardFromString,
  boardToString,
  solvedSymbol,
} from '../../../../../src/core/problems/rotation/board';
import { HARDEST_BOARDS, generateBoards } from '../../../../../src/core/problems/rotation/generator';
import { letterOf, play } from '../../../../../src/core/problems/rotation/moves';
import { unpackWord, wordOf } from '../../../../../src/core/problems/rotation/words';
import { english } from '../../../../../src/core/text/translate';
import { boardWithin, evenBoard, word } from '../../../../support/core/arbitraries';
import { ROTATION_FIXTURES, rotationFixture } from '../../../../support/core/fixtures';
import { referenceAnswer, referenceCount } from '../../../../support/core/referenceRules';
import { distanceTable, wordTable } from '../../../../support/core/tables';

const COLOUR_TIE = boardFromString('311122111321231222332333');

function randomBoards(count: number, seed: number): Board[] {
  return generateBoards({ count, seed, kind: 'random' }, { distances: distanceTable() });
}

describe('answers', () => {
  for (const name of ROTATION_FIXTURES) {
    it(`of the boards of ${name}.in are those of the judge, looked up and walked to`, () => {
      const { boards, answers } = rotationFixture(name);
      assert.equal(formatOutput(boards.map((board) => lookUpAnswer(wordTable(), board))), answers);
      assert.equal(formatOutput(boards.map((board) => walkToAnswer(distanceTable(), board))), answers);
    });
  }

  it('are the same packed and as bytes', () => {
    fc.assert(
      fc.property(word(14), fc.constantFrom(...SYMBOLS), fc.nat(5), (letters, centre, at) => {
        const answer: Answer = { word: letters, centre };
        const packed = packAnswer(answer);
        assert.deepEqual(unpackAnswer(packed), answer);
        const bytes = new Uint8Array(at + MOST_ANSWER_BYTES);
        const end = putAnswer(bytes, at, packed);
        assert.equal(Buffer.from(bytes.subarray(at, end)).toString(), formatOutput([answer]));
        assert.ok(bytes.subarray(0, at).every((byte) => byte === 0));
      }),
    );
  });

  it('of the hardest boards have 13 moves', () => {
    for (const board of HARDEST_BOARDS) assert.equal(lookUpAnswer(wordTable(), board).word.length, 13);
  });

  it('are the same looked up and walked to', () => {
    for (const board of randomBoards(2000, 20)) {
      assert.deepEqual(walkToAnswer(distanceTable(), board), lookUpAnswer(wordTable(), board));
    }
  });

  it('are those of a breadth-first search over boards, for boards up to 4 moves', () => {
    fc.assert(
      fc.property(boardWithin(4), (board) => {
        const expected = referenceAnswer(boardToString(board), 4);
        const { word, centre } = lookUpAnswer(wordTable(), board);
        assert.deepEqual({ word, centre: String(centre) }, expected);
      }),
      { numRuns: 60 },
    );
  });

  it('solve the board', () => {
    fc.assert(
      fc.property(evenBoard, (board) => {
        const { word, centre } = lookUpAnswer(wordTable(), board);
        assert.equal(solvedSymbol(play(board, word)), centre);
      }),
    );
  });

  it('are as long as the least distance of a symbol', () => {
    fc.assert(
      fc.property(evenBoard, (board) => {
        const least = Math.min(...symbolDistances(distanceTable(), board));
        assert.equal(boardDistance(distanceTable(), board), least);
        assert.equal(lookUpAnswer(wordTable(), board).word.length, least);
      }),
    );
  });

  it('are not greater than any word of a symbol that is as near', () => {
    fc.assert(
      fc.property(evenBoard, (board) => {
        const { word } = lookUpAnswer(wordTable(), board);
        for (const set of [board.ones, board.twos, board.threes]) {
          const other = unpackWord(wordOf(wordTable(), set));
          assert.ok(other.length > word.length || (other.length === word.length && other >= word));
        }
      }),
    );
  });

  it('take the smallest word over all tied symbols', () => {
    assert.deepEqual(symbolDistances(distanceTable(), COLOUR_TIE)[0], 4);
    assert.deepEqual(lookUpAnswer(wordTable(), COLOUR_TIE), { word: 'ACCC', centre: 2 });
  });

  it('differ from the word of the lowest tied symbol on 13.15 % of boards', () => {
    const boards = randomBoards(20000, 1315);
    const wrong = boards.filter((board) => {
      const distances = symbolDistances(distanceTable(), board);
      const first = SYMBOLS[distances.indexOf(Math.min(...distances))];
      return lookUpAnswer(wordTable(), board).centre !== first;
    }).length;
    const deviation = Math.sqrt((0.1315 * 0.8685) / boards.length);
    assert.ok(Math.abs(wrong / boards.length - 0.1315) < 4 * deviation, String(wrong));
  });
});

describe('countOptimalWords', () => {
  it('counts what trying all words counts', () => {
    fc.assert(
      fc.property(boardWithin(4), (board) => {
        const length = boardDistance(distanceTable(), board);
        assert.equal(countOptimalWords(distanceTable(), board), referenceCount(boardToString(board), length));
      }),
      { numRuns: 15 },
    );
  });

  it('adds up over the first moves', () => {
    fc.assert(
      fc.property(evenBoard, (board) => {
        const least = boardDistance(distanceTable(), board);
        fc.pre(least > 0);
        const counts = optimalFirstMoves(distanceTable(), board).map((move) => {
          const next = play(board, letterOf(move));
          assert.equal(boardDistance(distanceTable(), next), least - 1);
          return countOptimalWords(distanceTable(), next);
        });
        assert.equal(
          counts.reduce((sum, count) => sum + count, 0),
          countOptimalWords(distanceTable(), board),
        );
      }),
    );
  });

  it('is 1 for a solved board', () => {
    const solved = boardFromString('222222111331133111333322');
    assert.equal(solvedSymbol(solved), 1);
    assert.equal(countOptimalWords(distanceTable(), solved), 1);
    assert.deepEqual(optimalFirstMoves(distanceTable(), solved), []);
  });
});

describe('optimalFirstMoves', () => {
  it('start with the first letter of the answer, in dictionary order', () => {
    fc.assert(
      fc.property(evenBoard, (board) => {
        const moves = optimalFirstMoves(distanceTable(), board);
        const { word } = lookUpAnswer(wordTable(), board);
        assert.equal(moves[0] === undefined ? '' : letterOf(moves[0]), word.slice(0, 1));
        assert.deepEqual(
          moves,
          [...moves].sort((a, b) => a - b),
        );
      }),
    );
  });
});

describe('the form of an answer', () => {
  it('is the word and the centre symbol on lines of their own', () => {
    assert.equal(formatAnswer({ word: 'DDHH', centre: 2 }), 'DDHH\n2');
  });

  it('says that no moves are needed for a solved board', () => {
    assert.equal(formatAnswer({ word: '', centre: 3 }), 'No moves needed\n3');
  });

  it('ends every line with a line feed in an output', () => {
    assert.equal(formatOutput([]), '');
    assert.equal(
      formatOutput([
        { word: 'AC', centre: 2 },
        { word: '', centre: 1 },
      ]),
      'AC\n2\nNo moves needed\n1\n',
    );
  });

  it('is one line for people', () => {
    assert.equal(describeAnswer({ word: '', centre: 1 }, english), 'solved · 1 in the centre');
    assert.equal(describeAnswer({ word: 'A', centre: 1 }, english), 'A → 1 · 1 move');
    assert.equal(describeAnswer({ word: 'AC', centre: 2 }, english), 'AC → 2 · 2 moves');
  });
});
