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
  };
}

describe('documentSnapshot', () => {
  it('packs the cells of all boards, with a point for a foreign symbol', () => {
    const snapshot = documentSnapshot(analysisOf(`${BOARD}\n${FOREIGN}\n0\n`), FACTS, english);
    assert.equal(snapshot.version, 7);
    assert.equal(snapshot.cells, '111132323132231222312133' + '1.1132323132231222312133');
  });

  it('places the faults of a board at their case, cell and offset', () => {
    const text = `${BOARD}\n${FOREIGN}\n0\n`;
    const { faults } = documentSnapshot(analysisOf(text), FACTS, english);
    const [fault] = faults;
    assert.equal(fault?.code, 'foreign-symbol');
    assert.equal(fault.severity, 'error');
    assert.equal(fault.case, 1);
    assert.equal(fault.cell, 1);
    assert.equal(fault.offset, text.indexOf('4'));
    assert.notEqual(fault.message, '');
  });

  it('places a word that stands for a symbol at its cell', () => {
    const { faults } = documentSnapshot(analysisOf(`${BOARD.replace('3', 'three')}\n0\n`), FACTS, english);
    assert.deepEqual(
      faults.map(({ code, case: index, cell }) => [code, index, cell]),
      [['not-a-number', 0, 4]],
    );
  });

  it('tells a fault of the whole file without a case', () => {
    const { faults } = documentSnapshot(analysisOf(BOARD), FACTS, english);
    const [fault] = faults;
    assert.equal(fault?.code, 'missing-terminator');
    assert.ok(!('case' in fault));
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
    const answers = [null, { word: 'AC', centre: 2 }];
    const snapshot = { type: 'answers', version: 7, first: 1, answers };
    assert.deepEqual(answersSnapshot(analysis, 1, 2), snapshot);
    assert.deepEqual(answersSnapshot(analysis, 1, 100), snapshot);
  });
});
