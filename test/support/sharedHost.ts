import type { Browser } from 'playwright-core';
import { findChromium } from '../../scripts/host/findChromium';
import { installHost } from '../../scripts/host/installHost';
import { launchChromium } from '../../scripts/host/launchChromium';
import { packageExtension } from '../../scripts/host/packageExtension';
import { startServer, type HostLocale, type WorkbenchServer } from '../../scripts/host/startServer';
import { inProject } from '../../scripts/paths';

/** What tells one server of a run from another. */
export interface ServerKind {
  readonly locale?: HostLocale;
  /** Opens folders in Restricted Mode. */
  readonly restricted?: boolean;
}

/** What all end-to-end tests of a run share: a browser, and a server with the packaged extension for each kind. */
export interface SharedHost {
  readonly browser: Browser;
  server(kind: ServerKind): Promise<WorkbenchServer>;
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
  const servers = new Map<string, Promise<WorkbenchServer>>();
  return {
    browser,
    server({ locale = 'en', restricted = false }) {
      const name = restricted ? `${locale}-restricted` : locale;
      const logFile = inProject('out', 'logs', `e2e-${name}-server.log`);
      const server = servers.get(name) ?? startServer(installation, { logFile, vsix, locale, restricted });
      servers.set(name, server);
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
