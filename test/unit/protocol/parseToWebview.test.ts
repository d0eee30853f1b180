import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseToWebview } from '../../../src/protocol/parseToWebview';
import type { ToWebview } from '../../../src/protocol/messages';

const BOARD = '111111112222222233333333';
const NO_FAULTS = { count: 0, first: [] };

const ATTEMPT = {
  source: 'a.out',
  word: 'A',
  step: 1,
  fault: 0,
  steps: [{ distances: [7, 0, 6], firstMoves: '', optimalWords: 1 }],
} as const;

const MARK = {
  source: 'file:///a.out',
  name: 'a.out',
  verdict: 'WA',
  summary: 'not solved: 7 of 8 equal',
  message: 'Not solved.',
} as const;

const SNAPSHOTS: readonly ToWebview[] = [
  {
    type: 'document',
    version: 2,
    name: 'a.rot',
    readOnly: false,
    cells: '',
    kept: { version: 1, start: 24, end: 48 },
    faults: NO_FAULTS,
    faultCount: 0,
  },
  {
    type: 'document',
    version: 1,
    name: 'empty.rot',
    readOnly: false,
    cells: '',
    faults: NO_FAULTS,
    faultCount: 0,
  },
  {
    type: 'document',
    version: 2,
    name: 'two.rot',
    readOnly: true,
    cells: BOARD + BOARD.replace('1', '.'),
    faults: {
      count: 7,
      first: [{ code: 'missing-terminator', severity: 'error', message: 'No final 0', offset: 96 }],
    },
    faultCount: 8,
  },
  {
    type: 'answers',
    version: 2,
    first: 0,
    cases: [
      { answer: { word: 'DDHH', centre: 2 }, faults: NO_FAULTS },
      {
        answer: null,
        faults: {
          count: 1,
          first: [
            { code: 'foreign-symbol', severity: 'error', message: '4 is no symbol', cell: 0, offset: 48 },
          ],
        },
      },
    ],
  },
  { type: 'detail', version: 2, case: 1, detail: null, faults: NO_FAULTS },
  {
    type: 'detail',
    version: 2,
    case: 0,
    detail: {
      answer: { word: '', centre: 2 },
      steps: [{ distances: [7, 0, 6], firstMoves: '', optimalWords: 1 }],
      exact: { iterations: 1, bound: 0, nodes: 1 },
      centre: { nodes: 1204, complete: false },
    },
    faults: NO_FAULTS,
  },
  { type: 'marks', version: 2, count: 0, cases: [] },
  {
    type: 'marks',
    version: 2,
    count: 70_000,
    cases: [{ case: 3, verdict: 'TLE', count: 8, first: [MARK, { ...MARK, verdict: 'TLE', summary: '' }] }],
  },
  { type: 'select', case: 3, play: true },
  { type: 'select', case: 0, play: false, attempt: ATTEMPT },
];

describe('parseToWebview', () => {
  for (const snapshot of SNAPSHOTS) {
    it(`lets pass ${JSON.stringify(snapshot).slice(0, 60)}…`, () => {
      assert.deepEqual(parseToWebview(structuredClone(snapshot)), snapshot);
    });
  }

  const snapshot = {
    type: 'document',
    version: 1,
    name: 'a.rot',
    readOnly: false,
    cells: BOARD,
    faults: NO_FAULTS,
    faultCount: 0,
  };
  const refused: readonly [string, unknown][] = [
    ['boards left out without the version that has them', { ...snapshot, kept: { start: 0, end: 0 } }],
    ['a document that ends inside a board', { ...snapshot, cells: BOARD.slice(1) }],
    ['a document with a symbol 4', { ...snapshot, cells: BOARD.replace('1', '4') }],
    [
      'a fault of an unknown code',
      {
        ...snapshot,
        faults: { count: 1, first: [{ code: 'x', severity: 'error', message: '', offset: 0 }] },
      },
    ],
    ['two distances', { type: 'detail', version: 1, case: 0, detail: { steps: [{ distances: [1, 2] }] } }],
    [
      'centre 0',
      {
        type: 'answers',
        version: 1,
        first: 0,
        cases: [{ answer: { word: 'A', centre: 0 }, faults: NO_FAULTS }],
      },
    ],
    [
      'a word with other letters',
      { type: 'select', case: 0, play: false, attempt: { ...ATTEMPT, word: 'AX' } },
    ],
    [
      'a mark of an unknown verdict',
      {
        type: 'marks',
        version: 1,
        count: 1,
        cases: [{ case: 0, verdict: 'WA', count: 1, first: [{ ...MARK, verdict: 'OK' }] }],
      },
    ],
    [
      'marks of no board',
      { type: 'marks', version: 1, count: 1, cases: [{ case: -1, count: 0, first: [] }] },
    ],
    ['an unknown type', { type: 'settings' }],
  ];
  for (const [name, value] of refused) {
    it(`refuses ${name}`, () => {
      assert.equal(parseToWebview(value), undefined);
    });
  }

  it('never throws, whatever arrives', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        assert.doesNotThrow(() => parseToWebview(value));
      }),
    );
  });
});
