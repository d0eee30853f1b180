import type { SuiteResult } from './suiteResult';

/** Tells what a suite prints from all else that arrives on the console of a VS Code window. */
export const LINE_PREFIX = 'suite-line|';
const RESULT_PREFIX = 'suite-result|';

/** A message for the console that carries a result out of VS Code. */
export function formatSuiteResult(result: SuiteResult): string {
  return RESULT_PREFIX + JSON.stringify(result);
}

/** What a console message of a VS Code window is. */
export type SuiteMessage =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'result'; readonly result: SuiteResult }
  | { readonly kind: 'other'; readonly text: string };

/** Reads a message from the console of a VS Code window that runs a suite. */
export function parseSuiteMessage(text: string): SuiteMessage {
  if (text.startsWith(LINE_PREFIX)) {
    return { kind: 'line', text: text.slice(LINE_PREFIX.length) };
  }
  if (text.startsWith(RESULT_PREFIX)) {
    return { kind: 'result', result: JSON.parse(text.slice(RESULT_PREFIX.length)) as SuiteResult };
  }
  return { kind: 'other', text };
}
