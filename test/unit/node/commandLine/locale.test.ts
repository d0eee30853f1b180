import assert from 'node:assert/strict';
import { translateFor } from '../../../../src/node/commandLine/locale';

describe('translateFor', () => {
  const message = 'show the version';

  it('speaks Chinese where the first variable that is set says so', () => {
    for (const environment of [
      { LC_ALL: 'zh_CN.UTF-8' },
      { LC_ALL: 'zh', LANG: 'en_US' },
      { LC_MESSAGES: 'zh_TW', LANG: 'C' },
      { LC_ALL: '', LANG: 'zh_CN' },
    ]) {
      assert.equal(translateFor(environment)(message), '显示版本');
    }
  });

  it('speaks English otherwise', () => {
    for (const environment of [{}, { LANG: 'C' }, { LC_ALL: 'C', LANG: 'zh_CN' }, { LANGUAGE: 'zh' }]) {
      assert.equal(translateFor(environment)(message), message);
    }
  });
});
