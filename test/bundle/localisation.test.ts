import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readJson, sourcesBelow } from '../support/sourceFiles';

type Texts = Readonly<Record<string, string>>;

const CHINESE = /\p{Script=Han}/u;

/** Messages are literals right behind `t(`, in single quotes, so that they can be found here. */
const MESSAGE = /\bt\(\s*'((?:\\.|[^'\\])*)'/g;
const OTHER_ARGUMENT = /\b(?:l10n\.)?t\(\s*[^\s'):]/g;

const placeholders = (text: string): string[] => (text.match(/\{\d+\}/g) ?? []).sort();

const missingIn = (texts: Texts, keys: Iterable<string>): string[] =>
  [...keys].filter((key) => !(key in texts));

describe('the messages of the source', () => {
  const sources = sourcesBelow('src', 'media');
  const used = new Set(
    [...sources.values()].flatMap((text) =>
      [...text.matchAll(MESSAGE)].map(([, message = '']) => message.replace(/\\(.)/g, '$1')),
    ),
  );
  const chinese = readJson('l10n/bundle.l10n.zh-cn.json') as Texts;

  it('are literals in single quotes', () => {
    const others = [...sources].flatMap(([path, text]) =>
      [...text.matchAll(OTHER_ARGUMENT)]
        .filter(({ index }) => !isSignature(text, index))
        .map(({ index }) => `${path}: ${text.slice(index, index + 40)}`),
    );
    assert.deepEqual(others, ['src/host/translate.ts: l10n.t(message, ...args);\n']);
  });

  it('all have a Chinese text', () => {
    assert.deepEqual(missingIn(chinese, used), []);
  });

  it('use every Chinese text', () => {
    assert.deepEqual(
      Object.keys(chinese).filter((message) => !used.has(message)),
      [],
    );
  });

  it('have the same placeholders in Chinese', () => {
    for (const [message, text] of Object.entries(chinese)) {
      assert.deepEqual(placeholders(text), placeholders(message), message);
    }
  });
});

/** Whether the match at `index` declares a function named `t`. */
function isSignature(text: string, index: number): boolean {
  return /(?:function|const)\s+$/.test(text.slice(0, index));
}

describe('the texts of the manifest', () => {
  const english = readJson('package.nls.json') as Texts;
  const chinese = readJson('package.nls.zh-cn.json') as Texts;
  const manifest = readFileSync('package.json', 'utf8');
  const used = new Set([...manifest.matchAll(/"%([\w.]+)%"/g)].map(([, key = '']) => key));

  it('are all there in English and in Chinese', () => {
    assert.deepEqual(missingIn(english, used), []);
    assert.deepEqual(missingIn(chinese, used), []);
  });

  it('are all used', () => {
    for (const texts of [english, chinese]) {
      assert.deepEqual(
        Object.keys(texts).filter((key) => !used.has(key)),
        [],
      );
    }
  });

  it('are Chinese in the Chinese file, and nowhere else', () => {
    for (const [key, text] of Object.entries(chinese))
      assert.ok(CHINESE.test(text) || key.endsWith('.page'), key);
    for (const [key, text] of Object.entries(english)) assert.doesNotMatch(text, CHINESE, key);
  });
});
