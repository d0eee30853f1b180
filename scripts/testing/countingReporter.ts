import Mocha from 'mocha';

/** Mocha's `spec` reporter, which also sends the counts of passed and failed tests to the parent process. */
class CountingReporter extends Mocha.reporters.Spec {
  constructor(runner: Mocha.Runner, options?: Mocha.MochaOptions) {
    super(runner, options);
    runner.once(Mocha.Runner.constants.EVENT_RUN_END, () => {
      const { passes, failures } = this.stats;
      process.send?.({ passed: passes, failed: failures });
    });
  }
}

export = CountingReporter;
