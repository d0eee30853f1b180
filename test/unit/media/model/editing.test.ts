import assert from 'node:assert/strict';
import fc from 'fast-check';
import { playCells } from '../../../../media/model/cells';
import { shownCells } from '../../../../media/model/selectors';
import type { Letter } from '../../../../src/core/problems/rotation/moves';
import { DDHH, Script, answersOf, documentOf } from './script';

const ANSWER = { word: 'DDHH', centre: 2 } as const;
const letters = fc.array(fc.constantFrom<Letter>('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'), { maxLength: 12 });

function turn(letter: Letter): { readonly type: 'turn'; readonly letter: Letter } {
  return { type: 'turn', letter };
}

/** Answers the edit on its way as the extension does; tells whether there was one. */
function answer(script: Script, boards: string[]): boolean {
  const { sent } = script.state.pending;
  if (sent?.edit.kind !== 'turn') return false;
  assert.equal(sent.version, script.state.document?.version);
  boards[sent.edit.case] = playCells(boards[sent.edit.case] ?? '', sent.edit.word);
  script.take(documentOf(sent.version + 1, boards));
  return true;
}

describe('update: editing', () => {
  it('shows a turn at once and sends it for the version shown', () => {
    const script = new Script();
    script.take(documentOf(7, [DDHH]), turn('A'));
    assert.equal(shownCells(script.state), playCells(DDHH, 'A'));
    assert.deepEqual(script.edits, [
      { type: 'edit', version: 7, edit: { kind: 'turn', case: 0, word: 'A' } },
    ]);
  });

  it('loses none of a fast series of turns', () => {
    fc.assert(
      fc.property(letters, fc.nat(4), (word, early) => {
        const boards = [DDHH];
        const script = new Script();
        script.take(documentOf(1, boards));
        word.forEach((letter, i) => {
          script.take(turn(letter));
          if (i % 5 === early) answer(script, boards);
        });
        assert.equal(shownCells(script.state), playCells(DDHH, word.join('')));
        while (answer(script, boards));
        assert.equal(boards[0], playCells(DDHH, word.join('')));
      }),
    );
  });

  it('drops a refused turn when the fresh document comes', () => {
    const changed = playCells(DDHH, 'C');
    const script = new Script();
    script.take(documentOf(1, [DDHH]), turn('A'), documentOf(2, [changed]));
    assert.equal(shownCells(script.state), changed);
    assert.equal(script.state.pending.sent, undefined);
  });

  it('turns the board as the player shows it', () => {
    const script = new Script();
    script.take(documentOf(1, [DDHH]), answersOf(1, 0, ANSWER), { type: 'step', to: 2 }, turn('A'));
    assert.deepEqual(script.edits.at(-1)?.edit, { kind: 'turn', case: 0, word: 'DDA' });
    assert.equal(script.state.playhead, 0);
    assert.equal(shownCells(script.state), playCells(DDHH, 'DDA'));
  });

  it('sets a cell of the board as the player shows it', () => {
    const script = new Script();
    script.take(documentOf(1, [DDHH]), answersOf(1, 0, ANSWER), { type: 'step', to: 2 });
    script.take({ type: 'change', edit: { kind: 'set', case: 0, cell: 0, symbol: 3 } });
    assert.equal(shownCells(script.state), '3' + playCells(DDHH, 'DD').slice(1));
    script.take(documentOf(2, [playCells(DDHH, 'DD')]));
    assert.deepEqual(
      script.edits.map(({ edit }) => edit.kind),
      ['turn', 'set'],
    );
  });

  it('does not turn a board with a cell to fill', () => {
    const script = new Script();
    script.take(documentOf(1, ['.' + DDHH.slice(1)]), turn('A'));
    assert.deepEqual(script.edits, []);
    script.take({ type: 'change', edit: { kind: 'set', case: 0, cell: 0, symbol: 1 } }, turn('A'));
    assert.equal(shownCells(script.state), playCells(DDHH, 'A'));
  });

  it('changes nothing in a read-only document, and plays it', () => {
    const script = new Script();
    script.take(documentOf(1, [DDHH], { readOnly: true }), answersOf(1, 0, ANSWER), turn('A'));
    script.take({ type: 'change', edit: { kind: 'delete', case: 0 } }, { type: 'step', to: 1 });
    assert.deepEqual(script.edits, []);
    assert.equal(script.state.playhead, 1);
  });

  it('selects a board that was added or duplicated', () => {
    const script = new Script();
    script.take(documentOf(1, [DDHH, DDHH]), { type: 'change', edit: { kind: 'duplicate', case: 0 } });
    script.take(documentOf(2, [DDHH, DDHH, DDHH]));
    assert.equal(script.state.selected, 1);
    assert.equal(script.state.scrollRequests, 1);
  });

  it('stays where it is when a board was not added after all', () => {
    const script = new Script();
    script.take(documentOf(1, [DDHH, DDHH]), { type: 'change', edit: { kind: 'add', case: 0 } });
    script.take(documentOf(1, [DDHH, DDHH]));
    assert.equal(script.state.selected, 0);
  });

  it('takes no edit while one is on its way that moves boards to other numbers', () => {
    const script = new Script();
    script.take(
      documentOf(1, [DDHH, DDHH]),
      { type: 'change', edit: { kind: 'delete', case: 0 } },
      turn('A'),
    );
    script.take(documentOf(2, [DDHH]), turn('B'));
    assert.deepEqual(
      script.edits.map(({ edit }) => edit.kind),
      ['delete', 'turn'],
    );
  });

  it('does not step through an answer that its turned board no longer has', () => {
    const script = new Script();
    script.take(documentOf(1, [DDHH]), answersOf(1, 0, ANSWER), turn('A'), { type: 'step', to: 2 });
    assert.equal(script.state.playhead, 0);
  });

  it('passes on what is asked of the extension', () => {
    const script = new Script();
    script.take(documentOf(1, [DDHH]));
    assert.deepEqual(script.take({ type: 'ask', message: { type: 'undo' } }), [{ type: 'undo' }]);
  });
});
