import * as vscode from 'vscode';
import type { Boards } from './analysis/solutions';

/** How many boards have an answer, and how many have a fault instead. */
export interface Summary {
  readonly solved: number;
  readonly faulty: number;
}

export function summarise(boards: readonly Boards[]): Summary {
  const cases = boards.flatMap((each) => each.cases);
  const solved = cases.filter(({ solvable }) => solvable).length;
  return { solved, faulty: cases.length - solved };
}

/** "17 boards solved, 2 with faults" */
export function describeSummary({ solved, faulty }: Summary): string {
  const boards = solved === 1 ? vscode.l10n.t('1 board solved') : vscode.l10n.t('{0} boards solved', solved);
  return faulty === 0 ? boards : vscode.l10n.t('{0}, {1} with faults', boards, faulty);
}

/** Milliseconds that a report stands in the status bar. */
const REPORT_TIME = 8000;

/** Tells a result quietly. */
export function report(message: string): void {
  vscode.window.setStatusBarMessage(message, REPORT_TIME);
}
