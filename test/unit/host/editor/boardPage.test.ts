import assert from 'node:assert/strict';
import { type BoardPageOptions, boardPage } from '../../../../src/host/editor/boardPage';

const OPTIONS: BoardPageOptions = {
  cspSource: 'https://host.example',
  nonce: '0123456789abcdef',
  script: 'https://host.example/board.js',
  style: 'https://host.example/style.css',
  language: 'zh-cn',
  title: 'sample.rot',
  messages: { Solve: '求解' },
};

describe('boardPage', () => {
  it('lets nothing run or load but its own script and styles', () => {
    const policy = /content="(default-src[^"]*)"/.exec(boardPage(OPTIONS))?.[1];
    assert.equal(
      policy,
      "default-src 'none'; style-src https://host.example; font-src https://host.example; script-src 'nonce-0123456789abcdef'",
    );
  });

  it('names the language and the addresses', () => {
    const page = boardPage(OPTIONS);
    assert.match(page, /<html lang="zh-cn">/);
    assert.match(page, /<link rel="stylesheet" href="https:\/\/host.example\/style.css">/);
    assert.match(page, /<script nonce="0123456789abcdef" src="https:\/\/host.example\/board.js">/);
  });

  it('holds the messages as JSON that cannot end its element', () => {
    const messages = { 'a </script><!-- b': '"<script>' };
    const page = boardPage({ ...OPTIONS, messages });
    const json = /<script type="application\/json" id="l10n">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    assert.ok(!json.includes('<'));
    assert.deepEqual(JSON.parse(json), messages);
  });

  it('escapes a file name', () => {
    const page = boardPage({ ...OPTIONS, title: '<b>"&.rot' });
    assert.match(page, /<title>&lt;b&gt;&quot;&amp;\.rot<\/title>/);
  });
});
