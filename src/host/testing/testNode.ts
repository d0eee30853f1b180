/** What a test item stands for: a `.rot` file, some boards of a large one in a row, or one board. */
export type TestNode =
  | { readonly kind: 'file' }
  /** From the case `start` up to, and without, `end`. */
  | { readonly kind: 'group'; readonly start: number; readonly end: number }
  | { readonly kind: 'board'; readonly case: number };

/** The id of an item below that of its file. */
export function idOf(file: { toString(): string }, node: TestNode): string {
  const key = file.toString();
  if (node.kind === 'file') return key;
  return node.kind === 'board' ? `${key}#${node.case}` : `${key}#${node.start}-${node.end}`;
}

/** The node of an id that `idOf` made. */
export function nodeOf(id: string): TestNode {
  const [, start, end] = /#(\d+)(?:-(\d+))?$/.exec(id) ?? [];
  if (start === undefined) return { kind: 'file' };
  return end === undefined
    ? { kind: 'board', case: Number(start) }
    : { kind: 'group', start: Number(start), end: Number(end) };
}

/** The most boards that stand right below a file, or below a group. */
export const GROUP_SIZE = 500;

/** What stands right below a file of so many boards: the boards, or groups of them where they are many. */
export function nodesOfFile(boards: number): TestNode[] {
  if (boards <= GROUP_SIZE) return boardNodes(0, boards);
  return Array.from({ length: Math.ceil(boards / GROUP_SIZE) }, (_, i) => ({
    kind: 'group',
    start: i * GROUP_SIZE,
    end: Math.min((i + 1) * GROUP_SIZE, boards),
  }));
}

export function boardNodes(start: number, end: number): TestNode[] {
  return Array.from({ length: end - start }, (_, i) => ({ kind: 'board', case: start + i }));
}

/** The cases that the item of an id stands for. */
export function casesOf(id: string): readonly number[] | 'all' {
  const node = nodeOf(id);
  if (node.kind === 'file') return 'all';
  if (node.kind === 'board') return [node.case];
  return Array.from({ length: node.end - node.start }, (_, i) => node.start + i);
}
