import assert from 'node:assert/strict';
import type { MarkedCase, ToWebview } from '../../../../src/protocol/messages';
import { playCells } from '../../../../media/model/cells';
import { DDHH, Script, documentOf } from './script';

const OTHER = playCells(DDHH, 'A');

const markedCase = (index: number): MarkedCase => ({ case: index, verdict: 'WA', count: 1, first: [] });

const marksOf = (version: number, ...cases: readonly number[]): ToWebview => ({
  type: 'marks',
  version,
  count: cases.length,
  cases: cases.map(markedCase),
});

const marked = ({ state }: Script): number[] => [...state.marks.cases.keys()];

describe('update: marks', () => {
  it('are those that came last', () => {
    const script = new Script();
    script.take(documentOf(1, [DDHH, OTHER]), marksOf(1, 0, 1), marksOf(1, 1));
    assert.deepEqual(marked(script), [1]);
    script.take(marksOf(1));
    assert.deepEqual(marked(script), []);
    assert.equal(script.state.marks.count, 0);
  });

  it('of another version are passed over', () => {
    const script = new Script();
    script.take(documentOf(2, [DDHH]), marksOf(1, 0));
    assert.deepEqual(marked(script), []);
  });

  it('stay on the boards that an edit leaves, until the outputs have been checked again', () => {
    const script = new Script();
    script.take(documentOf(1, [DDHH, OTHER]), marksOf(1, 0, 1), documentOf(2, [OTHER, OTHER]));
    assert.deepEqual(marked(script), [1]);
    script.take(documentOf(3, [OTHER]));
    assert.deepEqual(marked(script), []);
  });

  it('lead to the output, and to the next board that has one', () => {
    const script = new Script();
    const messages = [
      { type: 'openMark', case: 0, source: 'file:///a.out' },
      { type: 'nextMark', case: 0 },
    ] as const;
    script.take(documentOf(1, [DDHH]));
    for (const message of messages) assert.deepEqual(script.take({ type: 'ask', message }), [message]);
  });
});
