import * as vscode from 'vscode';

/** Whether it was the user who moved the caret, and not an edit or a command. */
export function isByUser(kind: vscode.TextEditorSelectionChangeKind | undefined): boolean {
  return (
    kind === vscode.TextEditorSelectionChangeKind.Keyboard ||
    kind === vscode.TextEditorSelectionChangeKind.Mouse
  );
}
