import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

describe('the bundle for the web extension host', () => {
  it('is one file that asks for nothing but vscode', () => {
    const bundle = readFileSync('dist/extension.web.js', 'utf8');
    const required = new Set([...bundle.matchAll(/\brequire\((["'])(.*?)\1\)/g)].map(([, , name]) => name));
    assert.deepEqual([...required], ['vscode']);
    assert.doesNotMatch(bundle, /\bimport\(/);
  });
});
