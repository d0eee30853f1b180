import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { CELL_PLACES } from '../../src/core/problems/rotation/board';

/** The outline of a symbol's shape round a point. */
function outline(character: string, x: number, y: number): string {
  switch (character) {
    case '1':
      return `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`;
    case '2':
      return `M${x - 3.6} ${y - 3.6}h7.2v7.2h-7.2z`;
    case '3':
      return `M${x} ${y - 4.9}l4.9 4.9-4.9 4.9-4.9-4.9z`;
    default:
      return `M${x - 2.5} ${y - 2.5}l5 5m0-5l-5 5`;
  }
}

/** One path for the shapes of each symbol, so that a long list stays light. */
function paths(cells: string): readonly (readonly [string, string])[] {
  const parts = new Map<string, string>();
  CELL_PLACES.forEach(({ row, column }, cell) => {
    const character = cells[cell] ?? '.';
    const path = outline(character, column * 10 + 5, row * 10 + 5);
    parts.set(character, (parts.get(character) ?? '') + path);
  });
  return [...parts].map(([character, path]) => [character === '.' ? 'none' : character, path]);
}

/** A board as a small picture; what it shows is told beside it. */
export function Thumbnail({ cells }: { readonly cells: string }): VNode {
  const shapes = useMemo(() => paths(cells), [cells]);
  return (
    <svg class="thumbnail" viewBox="-1 -1 72 72" aria-hidden="true">
      <rect class="thumbnail-centre" x="19" y="19" width="32" height="32" rx="4" />
      {shapes.map(([symbol, path]) => (
        <path key={symbol} class={`symbol-${symbol}`} d={path} />
      ))}
    </svg>
  );
}
