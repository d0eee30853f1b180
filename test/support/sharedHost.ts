import type { Browser } from 'playwright-core';
import { findChromium } from '../../scripts/host/findChromium';
import { installHost } from '../../scripts/host/installHost';
import { launchChromium } from '../../scripts/host/launchChromium';
import { packageExtension } from '../../scripts/host/packageExtension';
import { startServer, type HostLocale, type WorkbenchServer } from '../../scripts/host/startServer';
import { inProject } from '../../scripts/paths';

/** What all end-to-end tests of a run share: a browser, and a server with the packaged extension for each language. */
export interface SharedHost {
  readonly browser: Browser;
  server(locale: HostLocale): Promise<WorkbenchServer>;
  close(): Promise<void>;
}

let shared: Promise<SharedHost> | undefined;

/** The host of this run, made at the first call. */
export function sharedHost(): Promise<SharedHost> {
  shared ??= createHost();
  return shared;
}

/** Closes the host of this run if there is one. */
export async function closeSharedHost(): Promise<void> {
  await (await shared)?.close();
}

async function createHost(): Promise<SharedHost> {
  const installation = await installHost(console.log);
  const chromium = await findChromium(console.log);
  const vsix = await packageExtension();
  const browser = await launchChromium(chromium);
  const servers = new Map<HostLocale, Promise<WorkbenchServer>>();
  return {
    browser,
    server(locale) {
      const logFile = inProject('out', 'logs', `e2e-${locale}-server.log`);
      const server = servers.get(locale) ?? startServer(installation, { logFile, vsix, locale });
      servers.set(locale, server);
      return server;
    },
    async close() {
      await browser.close();
      for (const server of servers.values()) {
        await (await server).stop();
      }
    },
  };
}
