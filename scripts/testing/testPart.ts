import type { SuiteResult } from './suiteResult';

/** A part of the tests that `npm test` runs one after another. */
export interface TestPart {
  readonly name: string;
  /**
   * Runs the part, its output going to the console.
   * @throws if the part could not be started or did not come to its end
   */
  run(): Promise<SuiteResult>;
}
