import type { VNode } from 'preact';

/** Outlines on a 16 × 16 grid, drawn with the colour of the text round them. */
const PATHS = {
  add: 'M8 3v10M3 8h10',
  duplicate: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  delete: 'M2.5 4h11M6 4V2.5h4V4M4 4l.7 9.5h6.6L12 4M6.6 6.5v4.5M9.4 6.5v4.5',
  shuffle: 'M2 4.5h2.5l6 7H14M2 11.5h2.5l1.8-2.1M8.7 6.600l1.8-2.100H14M12 2.500l2 2-2 2M12 9.500l2 2-2 2',
  copyBoard: 'M6 2v12M10 2v12M2 6h12M2 10h12',
  copyAnswer: 'M5.5 3H3.500v10.500h9V3h-2M5.5 2h5v2.500h-5zM5.7 9.200l1.7 1.6 3-3.3',
  check: 'M3 8.5l3.5 3.5L13 4.5',
  undo: 'M5.5 2.500l-3 3 3 3M2.5 5.500H10a3.8 3.8 0 0 1 0 7.500H6',
  redo: 'M10.5 2.500l3 3-3 3M13.5 5.500H6A3.8 3.8 0 0 0 6 13h4',
  text: 'M2.5 4h11M2.5 7h11M2.5 10h7M2.5 13h9',
  play: 'M4.5 2.500v11l9-5.500z',
  pause: 'M5 3v10M11 3v10',
  first: 'M3.5 3v10M12.5 3v10L5.5 8z',
  previous: 'M11.5 3v10L4.5 8z',
  next: 'M4.5 3v10l7-5z',
  last: 'M12.5 3v10M3.5 3v10l7-5z',
  focus: 'M2.5 6V2.500H6M10 2.500h3.500V6M13.5 10v3.500H10M6 13.500H2.500V10',
  panes: 'M2.5 3h11v10h-11zM6 3v10M10 3v10',
  error: 'M8 1.800a6.2 6.2 0 1 1 0 12.400A6.2 6.2 0 0 1 8 1.800M5.7 5.700l4.6 4.600M10.3 5.700l-4.6 4.6',
  warning: 'M8 2l6.5 11.500h-13zM8 6.500v3.300M8 11.300v.4',
  information: 'M8 1.800a6.2 6.2 0 1 1 0 12.400A6.2 6.2 0 0 1 8 1.800M8 7.300v4M8 4.600v.4',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  left: 'M13 8H3M7 4L3 8l4 4',
  right: 'M3 8h10M9 4l4 4-4 4',
} as const;

export type IconName = keyof typeof PATHS;

const FILLED: ReadonlySet<IconName> = new Set(['play', 'first', 'previous', 'next', 'last']);

/** A picture beside or in place of a text that says the same, so it is hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }): VNode {
  return (
    <svg class={FILLED.has(name) ? 'icon filled' : 'icon'} viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
