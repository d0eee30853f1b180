import * as vscode from 'vscode';
import type { Reason } from '../core/judge/caseResult';
import type { FaultCode } from '../core/problems/rotation/faults';
import { sectionOf } from './sectionOf';

const SCHEME = 'rotation-docs';

/** The pages of `docs`, and what their sections are about. */
interface Sections {
  readonly answers: undefined;
  readonly 'input-faults': FaultCode;
  readonly verdicts: Reason;
}

type Page = keyof Sections;

/**
 * The page, or the section of one, that the code of a diagnostic links to. It comes out of the extension itself, so it
 * opens without a network; the manifest has VS Code show it rendered.
 */
export function documentationPage<Name extends Page>(page: Name, section?: Sections[Name]): vscode.Uri {
  return vscode.Uri.from({ scheme: SCHEME, path: `/${section ?? page}.md`, query: page });
}

/** Serves the pages that `documentationPage` names, in the display language. */
export function registerDocumentation(extensionUri: vscode.Uri): vscode.Disposable {
  return vscode.workspace.registerTextDocumentContentProvider(SCHEME, {
    provideTextDocumentContent: async ({ path, query: page }) =>
      sectionOf(await readPage(extensionUri, page), path.slice(1, -'.md'.length)),
  });
}

async function readPage(extensionUri: vscode.Uri, name: string): Promise<string> {
  const suffix = vscode.env.language.toLowerCase() === 'zh-cn' ? '.zh-cn.md' : '.md';
  const bytes = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(extensionUri, 'docs', name + suffix));
  return new TextDecoder().decode(bytes);
}
