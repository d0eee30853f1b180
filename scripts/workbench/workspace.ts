import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../host/temporaryFolder';

export type Settings = Readonly<Record<string, unknown>>;

/** A temporary folder for VS Code to open. */
export class Workspace {
  private settings: Settings = {};

  private constructor(readonly folder: string) {}

  /** @param files relative path to content */
  static async create(files: Readonly<Record<string, string | Uint8Array>>): Promise<Workspace> {
    // The window shows the name of the folder.
    const workspace = new Workspace(join(temporaryFolder('workspace'), 'boards'));
    for (const [name, content] of Object.entries(files)) {
      await workspace.write(name, content);
    }
    return workspace;
  }

  /** The absolute path of a file or folder of the workspace. */
  path(name: string): string {
    return join(this.folder, name);
  }

  async write(name: string, content: string | Uint8Array): Promise<void> {
    const file = this.path(name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }

  /** Changes settings of the workspace; VS Code takes them up as soon as it notices. */
  async change(settings: Settings): Promise<void> {
    this.settings = { ...this.settings, ...settings };
    await this.write(join('.vscode', 'settings.json'), JSON.stringify(this.settings));
  }
}
