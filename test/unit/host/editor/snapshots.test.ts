import assert from 'node:assert/strict';
import { lookUpAnswer } from '../../../../src/core/problems/rotation/answer';
import { readInput } from '../../../../src/core/problems/rotation/input';
import { english } from '../../../../src/core/text/translate';
import { answersSnapshot, documentSnapshot } from '../../../../src/host/editor/snapshots';
import { parseToWebview } from '../../../../src/protocol/parseToWebview';
import { wordTable } from '../../../support/core/tables';

const BOARD = '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3';
const FOREIGN = BOARD.replace('1 1', '1 4');
const FACTS = { name: 'x.rot', readOnly: false };

type Analysed = Parameters<typeof answersSnapshot>[0];

function analysisOf(text: string): Analysed {
  const input = readInput(text);
  return {
    version: 7,
    input,
    answer: (index) => {
      const found = input.cases[index];
      return found?.solvable ? lookUpAnswer(wordTable(), found.board) : undefined;
    },
    faultsOf: (index) => input.faults.filter((fault) => fault.case === index),
  };
}

describe('documentSnapshot', () => {
  it('packs the cells of all boards, with a point for a foreign symbol', () => {
    const snapshot = documentSnapshot(analysisOf(`${BOARD}\n${FOREIGN}\n0\n`), FACTS, english);
    assert.equal(snapshot.version, 7);
    assert.equal(snapshot.cells, '111132323132231222312133' + '1.1132323132231222312133');
  });

  it('tells the faults of the whole file, and how many there are with those of the boards', () => {
    const { faults, faultCount } = documentSnapshot(analysisOf(`${FOREIGN}\n${BOARD}`), FACTS, english);
    assert.deepEqual(
      faults.first.map(({ code }) => code),
      ['missing-terminator'],
    );
    assert.equal(faults.count, 1);
    assert.equal(faultCount, 2);
  });

  it('does not grow with the number of faults', () => {
    const wrong = documentSnapshot(analysisOf(`${`${FOREIGN}\n`.repeat(50)}0\n`), FACTS, english);
    assert.equal(wrong.faultCount, 50);
    assert.deepEqual(
      wrong.faults.first.map(({ code }) => code),
      ['more-than-30-boards'],
    );
    const words = documentSnapshot(analysisOf(`words\n${BOARD}\n`.repeat(20)), FACTS, english);
    assert.equal(words.faults.count, 21);
    assert.equal(words.faults.first.length, 6);
  });

  it('is a message of the protocol', () => {
    for (const text of ['', '0', '1', `${BOARD}\n${FOREIGN}\n0\nx`]) {
      const snapshot = documentSnapshot(analysisOf(text), FACTS, english);
      assert.deepEqual(parseToWebview(structuredClone(snapshot)), snapshot);
    }
  });
});

describe('answersSnapshot', () => {
  it('answers the cases asked for, with null for one that has a fault', () => {
    const analysis = analysisOf(`${BOARD}\n${FOREIGN}\n${BOARD}\n0\n`);
    const { version, first, cases } = answersSnapshot(analysis, 1, 2, english);
    assert.deepEqual([version, first], [7, 1]);
    assert.deepEqual(
      cases.map(({ answer, faults }) => [answer, faults.count]),
      [
        [null, 1],
        [{ word: 'AC', centre: 2 }, 0],
      ],
    );
    assert.deepEqual(answersSnapshot(analysis, 1, 100, english).cases, cases);
  });

  it('places the faults of a board at their cell and offset', () => {
    const text = `${BOARD}\n${FOREIGN}\n${BOARD.replace('3', 'three')}\n0\n`;
    const { cases } = answersSnapshot(analysisOf(text), 1, 2, english);
    const [foreign] = cases[0]?.faults.first ?? [];
    assert.equal(foreign?.code, 'foreign-symbol');
    assert.equal(foreign.severity, 'error');
    assert.equal(foreign.cell, 1);
    assert.equal(foreign.offset, text.indexOf('4'));
    assert.notEqual(foreign.message, '');
    const [word] = cases[1]?.faults.first ?? [];
    assert.deepEqual([word?.code, word?.cell], ['not-a-number', 4]);
  });

  it('sends the first faults of a board and counts the others', () => {
    const [found] = answersSnapshot(analysisOf(`${'4 '.repeat(24)}\n0\n`), 0, 1, english).cases;
    assert.equal(found?.faults.count, 24);
    assert.equal(found.faults.first.length, 6);
  });

  it('is a message of the protocol', () => {
    const snapshot = answersSnapshot(analysisOf(`${BOARD}\n${FOREIGN}\n1 2\n0\n`), 0, 3, english);
    assert.deepEqual(parseToWebview(structuredClone(snapshot)), snapshot);
  });
});
