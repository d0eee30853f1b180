import { isString } from '../src/core/guards';

/** The translated messages that the page carries as JSON; none where the page is English. */
export function parseBundle(json: string | null | undefined): Readonly<Record<string, string>> {
  const bundle: unknown = JSON.parse(json ?? '{}');
  if (typeof bundle !== 'object' || bundle === null) return {};
  const entries = Object.entries(bundle).filter((entry): entry is [string, string] => isString(entry[1]));
  return Object.fromEntries(entries);
}
