import type * as vscode from 'vscode';
import type { BoardTests } from './boardTests';
import { casesOf, nodeOf } from './testNode';

/** How the test of one board ended. */
export type BoardState =
  /** Milliseconds, where they are known of the board alone. */
  | { readonly kind: 'passed'; readonly duration?: number | undefined }
  | {
      readonly kind: 'failed';
      /** Made at need: a large input may fail on each of its boards. */
      readonly message: () => vscode.TestMessage;
      readonly duration?: number | undefined;
    }
  /** It was not tested, or the program did not come to it. */
  | { readonly kind: 'skipped' };

/** Groups of boards that are taken apart because some of their boards failed; the rest fail as a whole. */
const MOST_GROUPS_APART = 3;

/** Messages that a group of boards is given. */
const MOST_MESSAGES = 10;

/** Tells a run how the tests of a file's boards ended. Indexed by case; boards without a state are not told of. */
export async function reportStates(
  run: vscode.TestRun,
  tests: BoardTests,
  file: vscode.TestItem,
  states: ReadonlyMap<number, BoardState>,
): Promise<void> {
  let apart = 0;
  for (const item of childrenOf(file)) {
    const cases = casesOf(item.id);
    const failed = cases !== 'all' && cases.some((index) => states.get(index)?.kind === 'failed');
    if (nodeOf(item.id).kind === 'group' && failed && apart < MOST_GROUPS_APART) {
      apart++;
      if (item.children.size === 0) await tests.resolve(item);
    }
  }
  for (const item of leavesOf(file)) reportLeaf(run, item, states);
}

/** The boards below a file, and the groups whose boards have no items. */
export function leavesOf(item: vscode.TestItem): vscode.TestItem[] {
  const children = childrenOf(item);
  if (children.length > 0) return children.flatMap(leavesOf);
  return nodeOf(item.id).kind === 'file' ? [] : [item];
}

function reportLeaf(
  run: vscode.TestRun,
  item: vscode.TestItem,
  states: ReadonlyMap<number, BoardState>,
): void {
  const cases = casesOf(item.id);
  const known = cases === 'all' ? [...states.values()] : cases.flatMap((index) => states.get(index) ?? []);
  const failed = known.filter((state) => state.kind === 'failed');
  const [only] = known;
  const duration = known.length === 1 && only?.kind !== 'skipped' ? only?.duration : undefined;
  if (failed.length > 0) {
    run.failed(
      item,
      failed.slice(0, MOST_MESSAGES).map(({ message }) => message()),
      duration,
    );
  } else if (known.some(({ kind }) => kind === 'passed')) run.passed(item, duration);
  else if (known.length > 0) run.skipped(item);
}

function childrenOf(item: vscode.TestItem): vscode.TestItem[] {
  return Array.from(item.children, ([, child]) => child);
}
