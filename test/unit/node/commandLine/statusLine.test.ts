import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { Output } from '../../../../src/node/commandLine/output';
import { StatusLine } from '../../../../src/node/commandLine/statusLine';

function statusLine(): { readonly line: StatusLine; readonly texts: string[]; wait: (ms: number) => void } {
  const texts: string[] = [];
  let now = 0;
  const terminal = new Output({
    write: (bytes) => {
      texts.push(Buffer.from(bytes).toString());
      return bytes.length;
    },
    stream: () => new PassThrough(),
  });
  return { line: new StatusLine(terminal, () => now), texts, wait: (ms) => void (now += ms) };
}

describe('StatusLine', () => {
  it('puts each text in the place of the last, and is gone in the end', () => {
    const { line, texts, wait } = statusLine();
    line.show('one');
    wait(100);
    line.show('two');
    line.clear();
    assert.deepEqual(texts, ['\r\u001b[Kone', '\r\u001b[Ktwo', '\r\u001b[K']);
  });

  it('leaves out what comes too soon', () => {
    const { line, texts, wait } = statusLine();
    line.show('one');
    wait(50);
    line.show('two');
    wait(50);
    line.show('three');
    assert.deepEqual(texts, ['\r\u001b[Kone', '\r\u001b[Kthree']);
  });

  it('erases nothing where it showed nothing', () => {
    const { line, texts } = statusLine();
    line.clear();
    assert.deepEqual(texts, []);
  });
});
