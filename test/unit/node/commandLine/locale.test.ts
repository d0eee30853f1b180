import assert from 'node:assert/strict';
import { translateFor } from '../../../../src/node/commandLine/locale';

describe('translateFor', () => {
  const message = 'show the version';

  it('speaks Chinese where the first variable that is set asks for simplified Chinese', async () => {
    for (const environment of [
      { LC_ALL: 'zh_CN.UTF-8' },
      { LC_ALL: 'zh', LANG: 'en_US' },
      { LC_MESSAGES: 'zh_SG.utf8', LANG: 'C' },
      { LC_ALL: '', LANG: 'zh_CN' },
      { LANG: 'zh-Hans' },
      { LANG: 'zh_Hans_CN.UTF-8' },
      { LANG: 'zh_CN.UTF-8@pinyin' },
    ]) {
      assert.equal((await translateFor(environment))(message), '显示版本', JSON.stringify(environment));
    }
  });

  it('speaks English where it asks for traditional Chinese, as VS Code would', async () => {
    for (const LANG of ['zh_TW.UTF-8', 'zh_HK', 'zh-Hant', 'zh_Hant_TW.UTF-8']) {
      assert.equal((await translateFor({ LANG }))(message), message, LANG);
    }
  });

  it('speaks English where Chinese in UTF-8 would be garbled', async () => {
    for (const LANG of ['zh_CN.GBK', 'zh_CN.gb18030']) {
      assert.equal((await translateFor({ LANG }))(message), message, LANG);
    }
  });

  it('speaks English otherwise', async () => {
    for (const environment of [{}, { LANG: 'C' }, { LC_ALL: 'C', LANG: 'zh_CN' }, { LANGUAGE: 'zh' }]) {
      assert.equal((await translateFor(environment))(message), message);
    }
  });
});
