import {
  EventEmitter,
  type TestController,
  type TestItem,
  type TestMessage,
  type TestRun,
  tests,
} from 'vscode';

type State = 'passed' | 'failed' | 'errored' | 'skipped';

/** What a test run told, by the labels of its items. */
export interface RecordedRun {
  readonly states: Map<string, State>;
  readonly messages: Map<string, readonly TestMessage[]>;
  output: string;
  ended: boolean;
}

/** A controller whose test runs are VS Code's, and record what they are told too. */
export class RecordingController {
  readonly runs: RecordedRun[] = [];
  private readonly ended = new EventEmitter<RecordedRun>();
  readonly controller: TestController;

  constructor() {
    const real = tests.createTestController(`recording-${Math.random()}`, 'Recording');
    this.controller = {
      id: real.id,
      label: real.label,
      items: real.items,
      refreshHandler: undefined,
      createRunProfile: real.createRunProfile.bind(real),
      createTestItem: real.createTestItem.bind(real),
      invalidateTestResults: real.invalidateTestResults.bind(real),
      createTestRun: (...args) => this.record(real.createTestRun(...args)),
      dispose: () => {
        real.dispose();
      },
    };
  }

  /** The run that ends next. */
  get nextRun(): Promise<RecordedRun> {
    return new Promise((resolve) => {
      const subscription = this.ended.event((run) => {
        subscription.dispose();
        resolve(run);
      });
    });
  }

  private record(run: TestRun): TestRun {
    const recorded: RecordedRun = { states: new Map(), messages: new Map(), output: '', ended: false };
    this.runs.push(recorded);
    const note = (item: TestItem, state: State): void => void recorded.states.set(item.label, state);
    const fail =
      (state: 'failed' | 'errored') =>
      (item: TestItem, message: TestMessage | readonly TestMessage[], duration?: number): void => {
        note(item, state);
        recorded.messages.set(item.label, Array.isArray(message) ? message : [message]);
        run[state](item, message, duration);
      };
    return {
      name: run.name,
      token: run.token,
      isPersisted: run.isPersisted,
      onDidDispose: run.onDidDispose,
      enqueued: (item) => {
        run.enqueued(item);
      },
      started: (item) => {
        run.started(item);
      },
      passed: (item, duration) => {
        note(item, 'passed');
        run.passed(item, duration);
      },
      skipped: (item) => {
        note(item, 'skipped');
        run.skipped(item);
      },
      failed: fail('failed'),
      errored: fail('errored'),
      appendOutput: (output, location, test) => {
        recorded.output += output;
        run.appendOutput(output, location, test);
      },
      addCoverage: (coverage) => {
        run.addCoverage(coverage);
      },
      end: () => {
        recorded.ended = true;
        run.end();
        this.ended.fire(recorded);
      },
    };
  }
}

/** The text of a message, of which the first line is what the list of tests shows. */
export function reasonOf(message: TestMessage | undefined): string {
  return typeof message?.message === 'string' ? message.message : (message?.message.value ?? '');
}
