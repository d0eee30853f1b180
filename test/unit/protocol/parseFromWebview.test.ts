import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseFromWebview } from '../../../src/protocol/parseFromWebview';
import type { FromWebview } from '../../../src/protocol/messages';

const INTENTS: readonly FromWebview[] = [
  { type: 'ready' },
  { type: 'view', first: 3, count: 12 },
  { type: 'select', case: 4 },
  { type: 'edit', version: 7, edit: { kind: 'turn', case: 0, word: 'DDHH' } },
  { type: 'edit', version: 7, edit: { kind: 'set', case: 0, cell: 23, symbol: 2 } },
  { type: 'edit', version: 7, edit: { kind: 'add', case: -1 } },
  { type: 'edit', version: 7, edit: { kind: 'duplicate', case: 0 } },
  { type: 'edit', version: 7, edit: { kind: 'shuffle', case: 0 } },
  { type: 'edit', version: 7, edit: { kind: 'delete', case: 0 } },
  { type: 'undo' },
  { type: 'redo' },
  { type: 'solve' },
  { type: 'openText' },
  { type: 'openMark', case: 3, source: 'file:///a.out' },
  { type: 'nextMark', case: 3 },
  { type: 'reveal', offset: 120 },
  { type: 'copyAnswer', case: 1 },
  { type: 'copyBoard', case: 1 },
];

describe('parseFromWebview', () => {
  for (const intent of INTENTS) {
    it(`lets pass ${JSON.stringify(intent)}`, () => {
      assert.deepEqual(parseFromWebview(structuredClone(intent)), intent);
    });
  }

  const refused: readonly [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a text', 'ready'],
    ['an unknown type', { type: 'run' }],
    ['the name of an inherited property', { type: 'constructor' }],
    ['a negative case', { type: 'select', case: -1 }],
    ['a fractional case', { type: 'select', case: 0.5 }],
    ['a case that is a text', { type: 'select', case: '1' }],
    ['an edit without a version', { type: 'edit', edit: { kind: 'add', case: 0 } }],
    ['a mark without its source', { type: 'openMark', case: 0 }],
    ['an unknown edit', { type: 'edit', version: 1, edit: { kind: 'replace', case: 0 } }],
    ['a word of another alphabet', { type: 'edit', version: 1, edit: { kind: 'turn', case: 0, word: 'AX' } }],
    [
      'an endless word',
      { type: 'edit', version: 1, edit: { kind: 'turn', case: 0, word: 'A'.repeat(1000) } },
    ],
    ['symbol 4', { type: 'edit', version: 1, edit: { kind: 'set', case: 0, cell: 0, symbol: 4 } }],
    ['cell 24', { type: 'edit', version: 1, edit: { kind: 'set', case: 0, cell: 24, symbol: 1 } }],
  ];
  for (const [name, value] of refused) {
    it(`refuses ${name}`, () => {
      assert.equal(parseFromWebview(value), undefined);
    });
  }

  it('never throws, whatever arrives', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        assert.doesNotThrow(() => parseFromWebview(value));
      }),
    );
  });
});
