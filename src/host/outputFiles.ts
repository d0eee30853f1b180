import * as vscode from 'vscode';
import { fileName, isWithin } from './addresses';
import { mayBeOutput, outputsOf, ownerOf } from './outputNames';
import { settingsOf } from './settings';

/** Finds outputs by the name of their input, and the other way round, as the setting `rotation.outputFiles` says. */
export class OutputFiles {
  private readonly folders = new Map<string, Promise<readonly string[]>>();

  /** The outputs of an input that are there. Folders are read once in the life of this object. */
  async outputsOf(input: vscode.Uri): Promise<vscode.Uri[]> {
    const folder = vscode.Uri.joinPath(input, '..');
    const found = new Map<string, vscode.Uri>();
    for (const pattern of settingsOf(input).outputFiles) {
      const beside = vscode.Uri.joinPath(folder, pattern.folder);
      for (const name of outputsOf(fileName(input), await this.filesOf(beside), pattern)) {
        const output = vscode.Uri.joinPath(beside, name);
        const owner = await this.inputOf(output);
        if (owner?.toString() === input.toString()) found.set(output.toString(), output);
      }
    }
    return [...found.values()];
  }

  /** The input that a file is the output of by its name. */
  async inputOf(output: vscode.Uri): Promise<vscode.Uri | undefined> {
    const name = fileName(output);
    const patterns = settingsOf(output).outputFiles.filter((pattern) => mayBeOutput(name, pattern));
    for (const { folder } of patterns) {
      const inputs = folderOfInputs(output, folder);
      if (!inputs) continue;
      const alike = patterns.filter((pattern) => pattern.folder === folder);
      const owner = ownerOf(name, await this.filesOf(inputs), alike);
      if (owner !== undefined) return vscode.Uri.joinPath(inputs, owner);
    }
    return undefined;
  }

  private filesOf(folder: vscode.Uri): Promise<readonly string[]> {
    const key = folder.toString();
    const known = this.folders.get(key) ?? filesIn(folder);
    this.folders.set(key, known);
    return known;
  }
}

/** Whether a file may be the output of some input by its name, which is quickly told. */
export function isOutputByName(uri: vscode.Uri): boolean {
  const name = fileName(uri);
  return settingsOf(uri).outputFiles.some((pattern) => mayBeOutput(name, pattern));
}

/** The folders in which outputs of an input may lie. */
export function foldersOfOutputs(input: vscode.Uri): vscode.Uri[] {
  const folder = vscode.Uri.joinPath(input, '..');
  return settingsOf(input).outputFiles.map((pattern) => vscode.Uri.joinPath(folder, pattern.folder));
}

/** The folder of the inputs whose outputs lie in its folder `below`; undefined where the output lies elsewhere. */
function folderOfInputs(output: vscode.Uri, below: string): vscode.Uri | undefined {
  const folder = vscode.Uri.joinPath(output, '..');
  if (below === '') return folder;
  const inputs = vscode.Uri.joinPath(folder, ...below.split('/').map(() => '..'));
  return isWithin(folder, vscode.Uri.joinPath(inputs, below)) ? inputs : undefined;
}

async function filesIn(folder: vscode.Uri): Promise<readonly string[]> {
  try {
    const entries = await vscode.workspace.fs.readDirectory(folder);
    return entries.filter(([, type]) => type & vscode.FileType.File).map(([name]) => name);
  } catch {
    // Such as the folder of an untitled document.
    return [];
  }
}
