// Takes the pictures of the README into docs/images.
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { errorText } from './errorText';
import { findChromium } from './host/findChromium';
import { installHost, type HostInstallation } from './host/installHost';
import { launchChromium } from './host/launchChromium';
import { packageExtension } from './host/packageExtension';
import { startServer } from './host/startServer';
import { inProject } from './paths';
import { Workbench } from './workbench/workbench';

const FILE = 'boards.rot';
const BOARD_WINDOW = { width: 1180, height: 760 };
const TEXT_WINDOW = { width: 860, height: 330 };

/** Nothing but the editor, as large as the picture. */
const EDITOR_ONLY = {
  'window.commandCenter': false,
  'workbench.activityBar.location': 'hidden',
  'workbench.layoutControl.enabled': false,
  'workbench.statusBar.visible': false,
};

const COLOUR_TIE = '3 1 1 1 2 2 1 1 1 3 2 1 2 3 1 2 2 2 3 3 2 3 3 3';
const UNEVEN = '1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3';

async function boards(): Promise<string> {
  const linesOf = async (sample: string): Promise<string[]> =>
    (await readFile(inProject('samples', sample), 'utf8')).trim().split('\n').slice(0, -1);
  const hardest = await linesOf('hardest.rot');
  const lines = [
    ...(await linesOf('uva1343.rot')),
    COLOUR_TIE,
    ...hardest.slice(0, 1),
    UNEVEN,
    ...hardest.slice(-1),
  ];
  return [...lines, '0', ''].join('\n');
}

async function take(
  installation: HostInstallation,
  browser: Browser,
  vsix: string,
  locale: 'en' | 'zh-cn',
): Promise<void> {
  const suffix = locale === 'en' ? '' : `-${locale}`;
  const logFile = inProject('out', 'logs', `pictures${suffix}-server.log`);
  const server = await startServer(installation, { logFile, vsix, locale });
  const files = { [FILE]: await boards() };
  const workbench = await Workbench.open(browser, server, {
    files,
    open: FILE,
    scale: 2,
    theme: 'dark',
    settings: EDITOR_ONLY,
  });
  const { page } = workbench;
  const picture = (name: string) =>
    page.screenshot({ path: inProject('docs', 'images', `${name}${suffix}.png`), animations: 'disabled' });
  await page.setViewportSize(BOARD_WINDOW);
  await page.keyboard.press('ControlOrMeta+B');
  await workbench.board().getByRole('option').last().click();
  await workbench.board().getByText('500,000').waitFor();
  await picture('board-editor');
  if (locale === 'en') {
    await workbench.reopenAsText();
    await workbench.setTheme('light');
    await workbench.lenses.first().waitFor();
    await page.setViewportSize(TEXT_WINDOW);
    await workbench.lines.first().hover({ position: { x: 100, y: 8 } });
    await page.locator('.monaco-hover img').first().waitFor();
    await picture('text-editor');
  }
  await workbench.close();
  await server.stop();
}

async function takePictures(): Promise<void> {
  const installation = await installHost(console.log);
  const browser = await launchChromium(await findChromium(console.log));
  const vsix = await packageExtension();
  await take(installation, browser, vsix, 'en');
  await take(installation, browser, vsix, 'zh-cn');
  await browser.close();
}

takePictures().catch((error: unknown) => {
  console.error(errorText(error));
  process.exit(1);
});
