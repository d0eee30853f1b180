import * as vscode from 'vscode';
import { activeUri } from '../documents';
import { setContext } from '../setContext';
import type { InputFiles } from './inputFiles';
import type { Submissions } from './submissions';

/** Keeps up the context keys of the menus: whether there is something to run, and inputs to run it on. */
export function registerSubmissionKeys(submissions: Submissions, inputFiles: InputFiles): vscode.Disposable {
  const updateSource = (): void => {
    const uri = vscode.window.activeTextEditor?.document.uri;
    setContext('rotation.isSource', uri !== undefined && submissions.isSource(uri));
    setContext('rotation.isRunning', uri !== undefined && submissions.isRunning(uri));
  };
  const updateJudged = (): void => {
    const uri = activeUri();
    setContext('rotation.isJudged', uri !== undefined && submissions.concerns(uri));
  };
  const updateInputs = async (): Promise<void> => {
    setContext('rotation.hasInputs', (await inputFiles.all()).length > 0);
  };
  updateSource();
  updateJudged();
  void updateInputs();
  return vscode.Disposable.from(
    submissions.onDidChange(updateSource),
    submissions.onDidChangeSources(updateSource),
    submissions.onDidChange(updateJudged),
    vscode.window.tabGroups.onDidChangeTabs(updateJudged),
    vscode.window.tabGroups.onDidChangeTabGroups(updateJudged),
    vscode.window.onDidChangeActiveTextEditor(updateSource),
    inputFiles.onDidChange(updateInputs),
  );
}
