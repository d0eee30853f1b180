import * as vscode from 'vscode';
import type { InputResult } from '../../core/judge/submission';
import type { Judged } from './submissions';

/** "main.cpp: WA on board 4 of sample.rot: optimal but not smallest · 12 ms · 3.4 MB". */
export function summaryOf(judged: Judged): string {
  return `${vscode.workspace.asRelativePath(judged.source)}: ${describeVerdict(judged)}`;
}

/** "WA on board 4 of sample.rot: optimal but not smallest · 12 ms · 3.4 MB". */
export function describeVerdict({ verdict }: Judged): string {
  return verdict;
}

export function describeInputResult({ verdict }: InputResult): string {
  return verdict;
}
