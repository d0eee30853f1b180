// Writes pictures of the board editor and the text editor, in every theme and in Chinese, to out/screenshots.
import { readFile } from 'node:fs/promises';
import { errorText } from './errorText';
import { findChromium } from './host/findChromium';
import { installHost } from './host/installHost';
import { launchChromium } from './host/launchChromium';
import { packageExtension } from './host/packageExtension';
import { startServer } from './host/startServer';
import { inProject } from './paths';
import { themes, type Theme } from './workbench/themes';
import { Workbench } from './workbench/workbench';

const SAMPLE = 'uva1343.rot';
const OUTPUT = 'uva1343.mine.out';
/** Of the two boards of the sample: right, and optimal but not smallest. */
const WRONG = 'AC\n2\nDHDH\n2\n';
const SOLVE = { en: 'Rotation: Solve', 'zh-cn': 'Rotation: 求解' };

async function takeScreenshots(): Promise<void> {
  const installation = await installHost(console.log);
  const browser = await launchChromium(await findChromium(console.log));
  const vsix = await packageExtension();
  const files = { [SAMPLE]: await readFile(inProject('samples', SAMPLE)), [OUTPUT]: WRONG };
  for (const locale of ['en', 'zh-cn'] as const) {
    const logFile = inProject('out', 'logs', `screenshots-${locale}-server.log`);
    const server = await startServer(installation, { logFile, vsix, locale });
    const workbench = await Workbench.open(browser, server, { files, open: SAMPLE, scale: 2 });
    const names = locale === 'en' ? (Object.keys(themes) as Theme[]) : (['dark'] as const);
    await workbench.board().locator('#app > *').first().waitFor();
    await takeInThemes(workbench, names, `board-${locale}`);
    await workbench.reopenAsText();
    await workbench.lenses.first().waitFor();
    await workbench.runCommand(SOLVE[locale]);
    await workbench.page.locator('.squiggly-info').first().waitFor();
    await takeInThemes(workbench, names, `text-${locale}`);
    await workbench.openFile(OUTPUT);
    await workbench.page.locator('.squiggly-error').first().waitFor();
    await takeInThemes(workbench, names, `output-${locale}`);
    await workbench.openFile(SAMPLE);
    await workbench.page.locator('.squiggly-error').first().waitFor();
    await takeInThemes(workbench, names, `checked-${locale}`);
    await workbench.close();
    await server.stop();
  }
  await browser.close();
}

async function takeInThemes(workbench: Workbench, names: readonly Theme[], subject: string): Promise<void> {
  for (const theme of names) {
    await workbench.setTheme(theme);
    await workbench.screenshot(`${subject}-${theme}`);
  }
}

takeScreenshots().catch((error: unknown) => {
  console.error(errorText(error));
  process.exit(1);
});
