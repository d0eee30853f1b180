import * as vscode from 'vscode';
import type { FaultCode } from '../core/problems/rotation/faults';
import { sectionOf } from './sectionOf';

const SCHEME = 'rotation-docs';

/** What a page of the documentation is about: an answer, or a fault of an input. */
export type Topic = 'answer' | FaultCode;

/**
 * The page that the code of a diagnostic links to. It comes out of the extension itself, so it opens without a network;
 * the manifest has VS Code show it rendered.
 */
export function documentationPage(topic: Topic): vscode.Uri {
  return vscode.Uri.from({ scheme: SCHEME, path: `/${topic}.md` });
}

/** Serves the pages that `documentationPage` names, in the display language. */
export function registerDocumentation(extensionUri: vscode.Uri): vscode.Disposable {
  return vscode.workspace.registerTextDocumentContentProvider(SCHEME, {
    provideTextDocumentContent: async (uri) => {
      const topic = uri.path.slice(1, -'.md'.length);
      const name = topic === 'answer' ? 'answers' : 'input-faults';
      const text = await readPage(extensionUri, name);
      return topic === 'answer' ? text : sectionOf(text, topic);
    },
  });
}

async function readPage(extensionUri: vscode.Uri, name: string): Promise<string> {
  const suffix = vscode.env.language.toLowerCase() === 'zh-cn' ? '.zh-cn.md' : '.md';
  const bytes = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(extensionUri, 'docs', name + suffix));
  return new TextDecoder().decode(bytes);
}
