import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from '../host/findChromium';
import { installHost } from '../host/installHost';
import { launchChromium } from '../host/launchChromium';
import { stageWebExtension } from '../host/stageWebExtension';
import { startServer } from '../host/startServer';
import { temporaryFolder } from '../host/temporaryFolder';
import { workbenchAddress } from '../host/workbenchAddress';
import { inProject, root } from '../paths';
import type { TestPart } from './testPart';
import type { SuiteResult } from './suiteResult';
import { runSuiteInPage } from './runSuiteInPage';

/** The tests inside VS Code, in its Node extension host or in a web worker of the browser. */
export function integrationPart(host: 'node' | 'web'): TestPart {
  return { name: `integration in the ${host} extension host`, run: () => runIn(host) };
}

async function runIn(host: 'node' | 'web'): Promise<SuiteResult> {
  const installation = await installHost(console.log);
  const chromium = await findChromium(console.log);
  const folder = temporaryFolder('workspace');
  await cp(inProject('test', 'fixtures'), folder, { recursive: true });
  const extension = host === 'node' ? root : await stageWebExtension();
  // The tests run in the extension host of the extension whose folder they lie in.
  const tests = join(extension, 'out', 'test', host);
  const server = await startServer(installation, {
    logFile: inProject('out', 'logs', `integration-${host}-server.log`),
    development: true,
  });
  const browser = await launchChromium(chromium);
  try {
    const page = await browser.newPage();
    return await runSuiteInPage({
      page,
      address: workbenchAddress(server.authority, { folder, extension, tests }),
      serverEnded: server.ended,
      logFile: inProject('out', 'logs', `integration-${host}-window.log`),
    });
  } finally {
    await browser.close();
    await server.stop();
  }
}
