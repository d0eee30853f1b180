import { delimiter, join } from 'node:path';
import { errorText } from '../errorText';
import { isExecutable } from './isExecutable';
import { runCommand } from './runCommand';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds Chromium or Chrome by the variables `CHROMIUM` and `CHROME_PATH`, the PATH and the usual places.
 * On a Debian system where this process is root, it is installed if there is none.
 * @param report receives progress lines
 * @throws with the command to type if there is none
 */
export async function findChromium(report: (line: string) => void): Promise<string> {
  const found = await lookForChromium();
  if (found !== undefined) {
    return found;
  }
  if (process.getuid?.() === 0 && (await isExecutable('/usr/bin/apt-get'))) {
    report('Installing Chromium with apt-get …');
    try {
      await runCommand('apt-get', ['update']);
      await runCommand('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', 'chromium']);
    } catch (error) {
      throw new Error(`Chromium could not be installed. ${errorText(error)}`, { cause: error });
    }
    const installed = await lookForChromium();
    if (installed !== undefined) {
      return installed;
    }
  }
  const command =
    process.platform === 'darwin' ? 'brew install --cask chromium' : 'sudo apt install chromium';
  throw new Error(
    `The tests in the browser need Chromium or Chrome, and none is here. Bring it with\n\n    ${command}\n\n` +
      'or set the variable CHROMIUM to its path.',
  );
}

async function lookForChromium(): Promise<string | undefined> {
  const named = process.env['CHROMIUM'] ?? process.env['CHROME_PATH'];
  if (named !== undefined && named !== '') {
    return named;
  }
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...PLACES];
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...PLACES.slice(-2),
  ];
  for (const candidate of candidates) {
    if (await isExecutable(candidate)) {
      return candidate;
    }
  }
  return undefined;
}
