import type { VNode } from 'preact';
import { SYMBOLS } from '../../src/core/problems/rotation/board';
import { useTranslate } from '../context';
import { Glyph } from './Glyph';

/** No symbol is farther from the centre. */
const FARTHEST = 14;

/** How many moves each symbol is from filling the centre. */
export function DistanceBars({ distances }: { readonly distances: readonly number[] | undefined }): VNode {
  const t = useTranslate();
  const least = distances && Math.min(...distances);
  return (
    <ul class="distances" aria-label={t('Distance')}>
      {SYMBOLS.map((symbol, i) => {
        const distance = distances?.[i];
        return (
          <li
            key={symbol}
            class={distance !== undefined && distance === least ? 'distance least' : 'distance'}
          >
            <Glyph symbol={symbol} />
            <span class="visually-hidden">{symbol}</span>
            <span class="distance-track">
              <span
                class={`distance-bar symbol-${symbol}`}
                style={{ width: `${((distance ?? 0) / FARTHEST) * 100}%` }}
              />
            </span>
            <span class="distance-value">{distance ?? '–'}</span>
          </li>
        );
      })}
    </ul>
  );
}
