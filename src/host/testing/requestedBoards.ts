import type * as vscode from 'vscode';
import { casesOf } from './testNode';

/** A test item, as far as it tells which boards it stands for. */
export interface Item<Self> {
  readonly id: string;
  readonly parent: Self | undefined;
}

/** The boards of a file that a test run was asked for. */
export interface RequestedBoards<Some = vscode.TestItem> {
  readonly file: Some;
  /** All where it is undefined. */
  readonly included: ReadonlySet<number> | undefined;
  readonly excluded: ReadonlySet<number>;
}

interface Request<Some> {
  /** Undefined for all files. */
  readonly include: readonly Some[] | undefined;
  readonly exclude: readonly Some[] | undefined;
}

/** What a request asks for, file by file. */
export function requestedBoards<Some extends Item<Some>>(
  { include, exclude = [] }: Request<Some>,
  files: readonly Some[],
): RequestedBoards<Some>[] {
  const included = casesByFile(include ?? files);
  const excluded = casesByFile(exclude);
  return [...included].flatMap(([file, cases]) => {
    const without = excluded.get(file) ?? new Set<number>();
    return without === 'all'
      ? []
      : [{ file, included: cases === 'all' ? undefined : cases, excluded: without }];
  });
}

/** Whether a request names a file, or boards of it. */
export function isRequested({ include }: Pick<vscode.TestRunRequest, 'include'>, file: vscode.Uri): boolean {
  const key = file.toString();
  return include ? include.some((item) => item.uri?.toString() === key) : /\.rot$/i.test(file.path);
}

/** The cases asked for of a file with so many; undefined for all of them. */
export function selectCases(
  { included, excluded }: Omit<RequestedBoards, 'file'>,
  count: number,
): number[] | undefined {
  if (!included && excluded.size === 0) return undefined;
  const all = Array.from({ length: count }, (_, index) => index);
  return all.filter((index) => isSelected({ included, excluded }, index));
}

/** Whether a case of a file is asked for. */
export function isSelected({ included, excluded }: Omit<RequestedBoards, 'file'>, index: number): boolean {
  return (included?.has(index) ?? true) && !excluded.has(index);
}

type Cases = ReadonlySet<number> | 'all';

function casesByFile<Some extends Item<Some>>(items: readonly Some[]): Map<Some, Cases> {
  const byFile = new Map<Some, Cases>();
  for (const item of items) {
    const file = fileOf(item);
    const cases = casesOf(item.id);
    const before = byFile.get(file) ?? new Set();
    byFile.set(file, before === 'all' || cases === 'all' ? 'all' : new Set([...before, ...cases]));
  }
  return byFile;
}

/** The item of the file that an item belongs to. */
function fileOf<Some extends Item<Some>>(item: Some): Some {
  return item.parent ? fileOf(item.parent) : item;
}
