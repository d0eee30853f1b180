import assert from 'node:assert/strict';
import { isEven } from '../../../../src/core/problems/rotation/board';
import { Random } from '../../../../src/core/random';
import { boardEdit } from '../../../../src/host/editor/boardEdit';

describe('boardEdit', () => {
  const random = Random.fromSeed(1);

  it('passes a turn, a new symbol, a copy and a deletion on', () => {
    const intents = [
      { kind: 'turn', case: 1, word: 'AC' },
      { kind: 'set', case: 0, cell: 3, symbol: 2 },
      { kind: 'duplicate', case: 2 },
      { kind: 'delete', case: 1 },
    ] as const;
    for (const intent of intents) assert.deepEqual(boardEdit(intent, random), intent);
  });

  it('adds a random board', () => {
    const edit = boardEdit({ kind: 'add', case: -1 }, random);
    assert.ok(edit.kind === 'add' && edit.case === -1 && isEven(edit.board));
  });

  it('shuffles a board by putting a random one in its place', () => {
    const edit = boardEdit({ kind: 'shuffle', case: 4 }, random);
    assert.ok(edit.kind === 'replace' && edit.case === 4 && isEven(edit.board));
  });

  it('makes another board every time', () => {
    assert.notDeepEqual(
      boardEdit({ kind: 'add', case: 0 }, random),
      boardEdit({ kind: 'add', case: 0 }, random),
    );
  });
});
