/** How many tests of a suite passed and failed. */
export interface SuiteResult {
  readonly passed: number;
  readonly failed: number;
}
