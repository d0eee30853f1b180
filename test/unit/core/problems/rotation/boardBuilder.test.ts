import assert from 'node:assert/strict';
import { boardToString } from '../../../../../src/core/problems/rotation/board';
import { BoardBuilder } from '../../../../../src/core/problems/rotation/boardBuilder';

function built(symbols: string) {
  const builder = new BoardBuilder();
  Array.from(symbols, Number).forEach((symbol, i) => {
    builder.add(symbol as 0 | 1 | 2 | 3, { start: 10 + 2 * i, end: 11 + 2 * i });
  });
  return { builder, closed: builder.close(5) };
}

describe('BoardBuilder', () => {
  it('makes a board of 24 symbols', () => {
    const { closed } = built('111132323132231222312133');
    assert.equal(boardToString(closed.board), '111132323132231222312133');
    assert.deepEqual(closed.span, { start: 10, end: 57 });
    assert.deepEqual(closed.faults, []);
  });

  it('finds a board that is closed too early truncated', () => {
    const { closed } = built('111');
    assert.deepEqual(closed.faults, [
      { code: 'truncated-board', span: { start: 10, end: 15 }, case: 5, missing: 21 },
    ]);
  });

  it('blames a foreign symbol and not the counts that it spoils', () => {
    assert.deepEqual(built('011132323132231222312133').closed.faults, []);
    assert.deepEqual(
      built('211132323132231222312133').closed.faults.map(({ code }) => code),
      ['uneven-counts'],
    );
  });

  it('starts anew when it is closed', () => {
    assert.equal(built('1231').builder.cells, 0);
  });
});
