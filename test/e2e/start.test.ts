import assert from 'node:assert/strict';
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { root } from '../../scripts/paths';
import { sharedHost } from '../support/sharedHost';

describe('npm start without a desktop VS Code', () => {
  let start: ChildProcessByStdio<null, Readable, null>;
  let address: string;

  before(async () => {
    start = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', '--browser'], {
      cwd: root,
      env: { ...process.env, BROWSER: 'none' },
      stdio: ['ignore', 'pipe', 'inherit'],
      // Ctrl+C goes to a whole process group.
      detached: true,
    });
    address = await printedAddress(start.stdout);
  });

  after(() => {
    interrupt(start);
  });

  it('prints an address that shows the sample in the board editor', async () => {
    const { browser } = await sharedHost();
    const page = await browser.newPage();
    await page.goto(address);
    await page.locator('.tab.active', { hasText: 'uva1343.rot' }).waitFor();
    const webview = page.locator('iframe.webview.ready').contentFrame();
    await webview.frameLocator('iframe#active-frame').locator('#app').waitFor();
    await page.close();
  });

  it('ends with its server on Ctrl+C', async () => {
    const { hostname, port } = new URL(address);
    const connection = connect(Number(port), hostname).resume();
    await once(connection, 'connect');
    const ended = Promise.all([once(start, 'close'), once(connection, 'close')]);
    start.stdout.resume();
    interrupt(start);
    await ended;
    await assert.rejects(fetch(address));
  });
});

async function printedAddress(output: Readable): Promise<string> {
  let text = '';
  for await (const chunk of output.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    text += chunk.toString();
    const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(text)?.[0];
    if (address !== undefined) {
      return address;
    }
  }
  throw new Error(`npm start ended without an address:\n${text}`);
}

function interrupt(child: { readonly pid?: number | undefined; readonly exitCode: number | null }): void {
  if (child.pid !== undefined && child.exitCode === null) {
    process.kill(-child.pid, 'SIGINT');
  }
}
