import assert from 'node:assert/strict';
import { isEven } from '../../../../src/core/problems/rotation/board';
import { readInput } from '../../../../src/core/problems/rotation/input';
import { Random } from '../../../../src/core/problems/rotation/random';
import { boardEdit } from '../../../../src/host/editor/boardEdit';

const BOARD = '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3';

describe('boardEdit', () => {
  const { cases } = readInput(`${BOARD}\n${BOARD}\n0\n`);
  const random = Random.fromSeed(1);

  it('passes a turn, a new symbol and a deletion on', () => {
    const intents = [
      { kind: 'turn', case: 1, word: 'AC' },
      { kind: 'set', case: 0, cell: 3, symbol: 2 },
      { kind: 'delete', case: 1 },
    ] as const;
    for (const intent of intents) assert.deepEqual(boardEdit(intent, cases, random), intent);
  });

  it('adds a random board, also before the first one', () => {
    for (const index of [-1, 0, 1]) {
      const edit = boardEdit({ kind: 'add', case: index }, cases, random);
      assert.ok(edit?.kind === 'add' && edit.case === index && isEven(edit.board));
    }
  });

  it('adds a random board to an empty input', () => {
    assert.equal(boardEdit({ kind: 'add', case: -1 }, [], random)?.kind, 'add');
  });

  it('duplicates a board behind itself', () => {
    assert.deepEqual(boardEdit({ kind: 'duplicate', case: 0 }, cases, random), {
      kind: 'add',
      case: 0,
      board: cases[0]?.board,
    });
  });

  it('shuffles a board into another one', () => {
    const edit = boardEdit({ kind: 'shuffle', case: 0 }, cases, random);
    assert.ok(edit?.kind === 'replace' && isEven(edit.board));
    assert.notDeepEqual(edit.board, cases[0]?.board);
  });

  it('refuses a case that is not there', () => {
    for (const kind of ['add', 'duplicate', 'shuffle', 'delete'] as const) {
      assert.equal(boardEdit({ kind, case: 2 }, cases, random), undefined);
    }
    assert.equal(boardEdit({ kind: 'delete', case: 0 }, [], random), undefined);
  });
});
