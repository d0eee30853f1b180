import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeExtension } from './writeExtension';

const LABEL = '中文(简体)';
const TRANSLATIONS = 'main.i18n.json';

/**
 * Puts a language pack for simplified Chinese without any translation of VS Code itself into a server's folders.
 * With it and `--locale zh-cn`, an extension's own Chinese texts are shown.
 * @param data the server's data folder, before the server's first start
 */
export async function installChineseStub(data: string, extensions: string): Promise<void> {
  const localization = {
    languageId: 'zh-cn',
    languageName: 'Chinese Simplified',
    localizedLanguageName: LABEL,
    translations: [{ id: 'vscode', path: `./${TRANSLATIONS}` }],
  };
  const { id, version, folder } = await writeExtension(extensions, {
    name: 'chinese-stub',
    manifest: { contributes: { localizations: [localization] } },
    files: { [TRANSLATIONS]: { '': [], version: '1.0.0', contents: {} } },
  });
  const packs = {
    'zh-cn': {
      hash: version,
      extensions: [{ extensionIdentifier: { id }, version }],
      translations: { vscode: join(folder, TRANSLATIONS) },
      label: LABEL,
    },
  };
  await mkdir(join(data, 'data'), { recursive: true });
  await writeFile(join(data, 'data', 'languagepacks.json'), JSON.stringify(packs));
}
