import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { installCompanion } from './companion';
import { onExit } from './exitCleanup';
import { hostEnvironment } from './hostEnvironment';
import type { HostInstallation } from './installHost';
import { installChineseStub } from './languagePack';
import { runCommand } from './runCommand';
import { temporaryFolder } from './temporaryFolder';

export type HostLocale = 'en' | 'zh-cn';

export interface ServerOptions {
  /** Receives everything the server prints. */
  readonly logFile: string;
  /** A packaged extension to install before the start. */
  readonly vsix?: string;
  /** Honours the addresses that name an extension under development or tests to run. */
  readonly development?: boolean;
  /** Opens folders in Restricted Mode until the user trusts them. */
  readonly restricted?: boolean;
  readonly locale?: HostLocale;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Absolute path of the folder shown by an address that names none. */
  readonly folder?: string;
}

export interface WorkbenchServer {
  /** Host and port, such as `127.0.0.1:40123`. */
  readonly authority: string;
  /** Settles when the server has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Ends the server with all its children. */
  stop(): Promise<void>;
}

/** Keeps the window bare, so that a newcomer and a screenshot see the extension. */
const BARE_SETTINGS = {
  'chat.disableAIFeatures': true,
  'extensions.ignoreRecommendations': true,
  'git.openRepositoryInParentFolders': 'never',
  'telemetry.telemetryLevel': 'off',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
};

const GUARD = join(__dirname, 'guardedServer.mjs');
const READY = /Web UI available at http:\/\/[^:\s]+:(\d+)/;
const KEPT_OUTPUT = 4000;

/**
 * Starts the browser-hosted VS Code on a free port that only this machine reaches, with fresh data.
 * @throws with the end of the server's output if it ends before it is ready
 */
export async function startServer(
  installation: HostInstallation,
  options: ServerOptions,
): Promise<WorkbenchServer> {
  const folders = await prepareFolders(options);
  if (options.vsix !== undefined) {
    const install = ['--install-extension', options.vsix];
    await runCommand(installation.node, [installation.serverMain, ...folders, ...install]);
  }
  const args = [GUARD, installation.serverMain, ...folders, ...serverArguments(options)];
  const child = spawn(installation.node, args, {
    env: hostEnvironment(),
    stdio: ['pipe', 'pipe', 'pipe'],
    // Makes the server lead a process group, which its extension hosts belong to.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('close', resolve));
  const kill = () => {
    if (child.pid !== undefined) {
      killGroup(child.pid);
    }
  };
  const withdraw = onExit(kill);
  const port = await readPort(child, options.logFile);
  return {
    authority: `127.0.0.1:${port}`,
    ended,
    async stop() {
      kill();
      await ended;
      withdraw();
    },
  };
}

/** Makes and fills a server's folders and returns the arguments that name them. */
async function prepareFolders(options: ServerOptions): Promise<string[]> {
  const data = temporaryFolder('vscode');
  const extensions = join(data, 'extensions');
  const machine = join(data, 'data', 'Machine');
  await mkdir(machine, { recursive: true });
  const settings = { ...BARE_SETTINGS, ...options.settings };
  await writeFile(join(machine, 'settings.json'), JSON.stringify(settings));
  await installCompanion(extensions);
  if (options.locale === 'zh-cn') {
    await installChineseStub(data, extensions);
  }
  return ['--server-data-dir', data, '--extensions-dir', extensions, '--accept-server-license-terms'];
}

function serverArguments(options: ServerOptions): string[] {
  return [
    ...['--host', '127.0.0.1', '--port', '0', '--without-connection-token'],
    ...['--disable-telemetry', '--locale', options.locale ?? 'en'],
    ...(options.restricted === true ? [] : ['--disable-workspace-trust']),
    ...(options.development === true ? ['--enable-smoke-test-driver'] : []),
    ...(options.folder === undefined ? [] : ['--default-folder', options.folder]),
  ];
}

/** Keeps the server's log and waits for the line with its port. */
async function readPort(child: ChildProcessWithoutNullStreams, logFile: string): Promise<string> {
  await mkdir(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      log.write(chunk);
      output = (output + chunk.toString()).slice(-KEPT_OUTPUT);
      const port = READY.exec(output)?.[1];
      if (port !== undefined) {
        resolve(port);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('close', (code) => {
      log.end();
      reject(new Error(`The VS Code server ended with ${String(code)}:\n${output}`));
    });
  });
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw error;
    }
  }
}
