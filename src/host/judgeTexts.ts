import * as vscode from 'vscode';
import { expectedLines } from '../core/judge/mending';
import { fileName } from './addresses';
import type { CheckedOutput } from './analysis/checkedOutput';
import type { OutputChecks } from './analysis/outputChecks';

const SCHEME = 'rotation-judge';

/** The address of what a judge expects in place of an output: a text that nobody can edit, and that follows the input. */
export function judgeTextOf(output: vscode.Uri): vscode.Uri {
  return vscode.Uri.from({ scheme: SCHEME, path: `/${fileName(output)}`, query: output.toString() });
}

/** Serves the texts that `judgeTextOf` names. */
export function registerJudgeTexts(checks: OutputChecks): vscode.Disposable {
  const changed = new vscode.EventEmitter<vscode.Uri>();
  return vscode.Disposable.from(
    changed,
    checks.onDidChange(({ output }) => {
      changed.fire(judgeTextOf(output));
    }),
    vscode.workspace.registerTextDocumentContentProvider(SCHEME, {
      onDidChange: changed.event,
      async provideTextDocumentContent({ query }) {
        const checked = await checks.check(vscode.Uri.parse(query, true));
        return checked ? judgeText(checked) : '';
      },
    }),
  );
}

/** Boards with a fault have no answer, and no lines. */
function judgeText({ check, profile }: CheckedOutput): string {
  const eol = '\n';
  return check.cases.map(({ expected }) => expectedLines(expected, { profile, eol }) + eol).join('');
}
