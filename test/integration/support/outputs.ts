import type { Uri } from 'vscode';
import { createFile, writeFile } from './files';

/** An input, and an output beside it whose name belongs to it. */
export interface OutputFile {
  readonly input: Uri;
  readonly output: Uri;
}

/** Writes an input and its output into the workspace. */
export async function createOutput(
  input: string,
  output: string,
  { inputEnding = '.rot', outputEnding = '.out' } = {},
): Promise<OutputFile> {
  const uri = await createFile(input, inputEnding);
  const beside = uri.with({ path: uri.path.slice(0, -inputEnding.length) + outputEnding });
  await writeFile(beside, output);
  return { input: uri, output: beside };
}
