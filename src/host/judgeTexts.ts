import * as vscode from 'vscode';
import { type Wording, expectedText } from '../core/judge/mending';
import { fileName } from './addresses';
import type { Analyses } from './analysis/analyses';
import type { OutputPair } from './analysis/outputPairs';
import type { TableService } from './analysis/tables';
import { openQuietly } from './documents';
import { SECTION, settingsOf } from './settings';

const SCHEME = 'rotation-judge';

/** The address of what a judge expects in place of an output: a text that nobody can edit, and that follows the input. */
export function judgeTextOf({ output, input }: OutputPair): vscode.Uri {
  return vscode.Uri.from({ scheme: SCHEME, path: `/${fileName(output)}`, query: input.toString() });
}

/** Serves the texts that `judgeTextOf` names. */
export function registerJudgeTexts(analyses: Analyses, tables: TableService): vscode.Disposable {
  const changed = new vscode.EventEmitter<vscode.Uri>();
  const tell = (isConcerned: (input: string) => boolean): void => {
    for (const { uri } of vscode.workspace.textDocuments) {
      if (uri.scheme === SCHEME && isConcerned(uri.query)) changed.fire(uri);
    }
  };
  return vscode.Disposable.from(
    changed,
    analyses.onDidChange(({ uri }) => {
      tell((input) => input === uri.toString());
    }),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(SECTION)) tell(() => true);
    }),
    vscode.workspace.registerTextDocumentContentProvider(SCHEME, {
      onDidChange: changed.event,
      async provideTextDocumentContent({ query }) {
        const document = await openQuietly(vscode.Uri.parse(query, true));
        return document ? judgeText(document, analyses, tables) : '';
      },
    }),
  );
}

/** Boards with a fault have no answer, and no lines. */
async function judgeText(
  document: vscode.TextDocument,
  analyses: Analyses,
  tables: TableService,
): Promise<string> {
  await tables.load();
  const analysis = await analyses.of(document);
  const wording: Wording = { profile: settingsOf(document.uri).judge, eol: '\n' };
  const answers = analysis.input.cases.map(({ index }) => analysis.answer(index));
  return expectedText(
    answers.filter((answer) => answer !== undefined),
    wording,
  );
}
