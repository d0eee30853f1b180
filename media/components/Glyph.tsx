import type { VNode } from 'preact';
import type { BoardSymbol } from '../../src/core/problems/rotation/board';

/** Circle, square and diamond: the symbols differ by shape too, not by digit and colour alone. */
function Shape({ symbol }: { readonly symbol: BoardSymbol }): VNode {
  switch (symbol) {
    case 1:
      return <circle cx="20" cy="20" r="14.5" />;
    case 2:
      return <rect x="7" y="7" width="26" height="26" rx="3" />;
    case 3:
      return <path d="M20 3.5 36.5 20 20 36.5 3.5 20z" stroke-linejoin="round" />;
  }
}

/** A symbol as it stands in a cell; a question mark where there is no valid one. */
export function Glyph({ symbol }: { readonly symbol: BoardSymbol | undefined }): VNode {
  return (
    <svg class={`glyph symbol-${symbol ?? 'none'}`} viewBox="0 0 40 40" aria-hidden="true">
      {symbol && <Shape symbol={symbol} />}
      <text x="20" y="26.2">
        {symbol ?? '?'}
      </text>
    </svg>
  );
}
