import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { withFileLock } from './fileLock';
import { codeServerVersion, nodePackage } from './hostVersions';
import { runCommand } from './runCommand';

/** A browser-hosted VS Code on this machine's disk. */
export interface HostInstallation {
  /** The Node 24 binary that runs the server. */
  readonly node: string;
  readonly serverMain: string;
}

const MARKER = 'installed.json';
const NPM_INSTALL = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Finds the pinned browser-hosted VS Code in the user's cache folder, or installs it there from npm (780 MB).
 * @param report receives the progress lines of an installation
 * @throws if the machine is of another kind than npm has Node 24 for, or npm fails
 */
export async function installHost(report: (line: string) => void): Promise<HostInstallation> {
  const node = nodePackage(process.platform, process.arch);
  const packages = [`${node.name}@${node.version}`, `code-server@${codeServerVersion}`];
  const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'rotation-game');
  const folder = join(cache, `vscode-host-${codeServerVersion}-${process.platform}-${process.arch}`);
  const installation: HostInstallation = {
    node: join(folder, 'node_modules', node.name, 'bin', 'node'),
    serverMain: join(folder, 'node_modules', 'code-server', 'lib', 'vscode', 'out', 'server-main.js'),
  };
  const marker = JSON.stringify(packages);
  const isInstalled = async () =>
    (await readFile(join(folder, MARKER), 'utf8').catch(() => undefined)) === marker;
  if (await isInstalled()) {
    return installation;
  }
  const waiting = () => {
    report('Waiting for another process that is installing VS Code …');
  };
  await withFileLock(`${folder}.lock`, waiting, async () => {
    if (!(await isInstalled())) {
      await install(folder, packages, marker, report);
    }
  });
  return installation;
}

/** Builds the installation beside `folder` and renames it, so that a broken one is never taken for a whole one. */
async function install(
  folder: string,
  packages: readonly string[],
  marker: string,
  report: (line: string) => void,
): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await writeFile(join(unfinished, 'package.json'), '{ "private": true }\n');
  report(`Installing the browser-hosted VS Code into ${folder}, once (780 MB, about half a minute).`);
  report(`  1/3 ${packages.join(' and ')} …`);
  await runCommand('npm', [...NPM_INSTALL, '--save-exact', ...packages], unfinished);
  report('  2/3 its own packages …');
  await runCommand(
    'npm',
    [...NPM_INSTALL, '--omit=dev'],
    join(unfinished, 'node_modules', 'code-server', 'lib', 'vscode'),
  );
  report('  3/3 putting it in place …');
  await writeFile(join(unfinished, MARKER), marker);
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  report('VS Code is installed.');
}
