import {
  Virtualizer,
  type VirtualizerOptions,
  elementScroll,
  observeElementOffset,
  observeElementRect,
} from '@tanstack/virtual-core';
import { type RefObject } from 'preact';
import { useLayoutEffect, useReducer, useState } from 'preact/hooks';

type ListVirtualizer = Virtualizer<HTMLElement, HTMLElement>;

/** A list of items of one size, of which only those in view are drawn. */
export interface VirtualListOptions {
  readonly count: number;
  /** Pixels of an item along the list. */
  readonly size: number;
  readonly horizontal: boolean;
  /** Pixels scrolled at first. */
  readonly scroll: number;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** A virtualizer that draws the component again when other items come into view. */
export function useVirtualList(options: VirtualListOptions): ListVirtualizer {
  const { count, size, horizontal, scroll, scroller } = options;
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const resolved: VirtualizerOptions<HTMLElement, HTMLElement> = {
    count,
    horizontal,
    initialOffset: scroll,
    overscan: 4,
    estimateSize: () => size,
    getScrollElement: () => scroller.current,
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    onChange: () => {
      redraw(undefined);
    },
  };
  const [virtualizer] = useState(() => new Virtualizer(resolved));
  virtualizer.setOptions(resolved);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, size, horizontal]);
  useLayoutEffect(() => {
    virtualizer._willUpdate();
  });
  return virtualizer;
}
