import type { ComponentChildren, VNode } from 'preact';

interface FactRowProps {
  readonly name: string;
  readonly title?: string | undefined;
  readonly children: ComponentChildren;
}

/** A fact: its name and its value, with a dash in the place of one that is not known yet. */
export function FactRow({ name, title, children }: FactRowProps): VNode {
  return (
    <div class="fact" title={title}>
      <dt>{name}</dt>
      <dd>{children ?? '–'}</dd>
    </div>
  );
}
