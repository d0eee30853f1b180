import assert from 'node:assert/strict';
import { plainText } from '../../../src/host/plainText';

/** What VS Code makes a link of in a notification, and an icon of in the status bar. */
const LINK = /\[([^\]]+)\]\(((?:https?:\/\/|command:|file:)[^)\s]+)(?: (["'])(.+?)(\3))?\)/i;
const ICON = /\$\([a-z0-9-]+(?:~[a-z]+)?\)/i;

describe('plainText', () => {
  it('leaves no link and no icon in a name', () => {
    const name = '[x](command:workbench.action.quit) $(sync~spin) [y](https://example.org)';
    assert.match(name, LINK);
    assert.match(name, ICON);
    const plain = plainText(name);
    assert.doesNotMatch(plain, LINK);
    assert.doesNotMatch(plain, ICON);
    assert.equal(plain.replaceAll('\u200b', ''), name);
  });

  it('leaves any other name as it is', () => {
    for (const name of ['a/b (1).rot', '[x].rot', '$x.rot', 'f(x).in']) assert.equal(plainText(name), name);
  });
});
