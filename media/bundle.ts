import { isString } from '../src/protocol/guards';

/** The translated messages that the page carries as JSON; none where the page is English. */
export function readBundle(element: Element | null): Readonly<Record<string, string>> {
  const bundle: unknown = JSON.parse(element?.textContent ?? '{}');
  if (typeof bundle !== 'object' || bundle === null) return {};
  const entries = Object.entries(bundle).filter((entry): entry is [string, string] => isString(entry[1]));
  return Object.fromEntries(entries);
}
