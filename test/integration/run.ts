import { formatSuiteResult, LINE_PREFIX } from '../../scripts/testing/suiteOutput';

const TIMEOUT_MS = 60_000;

/**
 * Runs every file of `suite` with a mocha whose `describe` and `it` are global already.
 * @param base the class that prints for the reporters, of the same build of mocha
 * @throws if a test fails or there is none
 */
export async function runSuite(mocha: Mocha, base: typeof Mocha.reporters.Base): Promise<void> {
  base.consoleLog = (format: unknown = '', ...values: unknown[]) => {
    console.log(`${LINE_PREFIX}${String(format)}`, ...values);
  };
  // The extension host cannot tell whether the output goes to a terminal.
  base.useColors = false;
  mocha.timeout(TIMEOUT_MS);
  mocha.forbidOnly();
  mocha.forbidPending();
  try {
    await import('integration-suite');
  } catch (error) {
    base.consoleLog('A test file failed to load: %s', error instanceof Error ? error.stack : error);
    throw error;
  }
  const failed = await new Promise<number>((resolve) => {
    const runner = mocha.run((failures) => {
      const passed = runner.stats?.passes ?? 0;
      console.log(formatSuiteResult({ passed, failed: failures }));
      resolve(passed === 0 ? 1 : failures);
    });
  });
  if (failed > 0) {
    throw new Error(`${failed} tests failed.`);
  }
}
