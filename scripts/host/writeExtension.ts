import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const PUBLISHER = 'rotation-game-host';
const VERSION = '1.0.0';

/** An extension of a few lines that a server of ours runs beside the one shown or tested. */
export interface SmallExtension {
  readonly name: string;
  /** What its package.json says beside name, publisher and version. */
  readonly manifest: Readonly<Record<string, unknown>>;
  /** Relative path to content; what is not a string is written as JSON. */
  readonly files: Readonly<Record<string, unknown>>;
}

/**
 * Writes an extension into a server's folder of extensions, where its first start finds it.
 * @returns the extension's identifier, version and folder
 */
export async function writeExtension(
  extensions: string,
  { name, manifest, files }: SmallExtension,
): Promise<{ id: string; version: string; folder: string }> {
  const id = `${PUBLISHER}.${name}`;
  const folder = join(extensions, `${id}-${VERSION}`);
  const about = {
    name,
    publisher: PUBLISHER,
    version: VERSION,
    engines: { vscode: '^1.100.0' },
    ...manifest,
  };
  for (const [path, content] of Object.entries({ 'package.json': about, ...files })) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return { id, version: VERSION, folder };
}
