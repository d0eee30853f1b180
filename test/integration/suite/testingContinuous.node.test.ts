import assert from 'node:assert/strict';
import {
  type CancellationToken,
  type Memento,
  type TestRunProfile,
  type Uri,
  CancellationTokenSource,
  Range,
  TestRunRequest,
} from 'vscode';
import { english } from '../../../src/core/text/translate';
import { Submissions } from '../../../src/host/submissions/submissions';
import { addOutputsProfile, addSubmissionProfile } from '../../../src/host/testing/profiles';
import { SourceUnderTest } from '../../../src/host/testing/sourceUnderTest';
import { createSubmissionRunner } from '../../../src/node/submissions/createSubmissionRunner';
import { closeAll } from '../support/boardEditors';
import { RecordedBoardTests } from '../support/boardTests';
import { openText, replaceText } from '../support/editing';
import { createFile, inWorkspace } from '../support/files';
import { createOutput } from '../support/outputs';
import type { RecordedRun } from '../support/recordedRuns';
import { SAMPLE } from '../support/texts';

const RIGHT = "print('AC\\n2\\nDDHH\\n2')\n";

/** Remembers nothing: the source is the one that is shown. */
const NO_MEMORY: Memento = {
  keys: () => [],
  get: <T>(_key: string, otherwise?: T): T | undefined => otherwise,
  update: () => Promise.resolve(),
};

describe('a continuous test run', () => {
  let recorded: RecordedBoardTests;
  let submissions: Submissions;
  let profiles: { readonly outputs: TestRunProfile; readonly submission: TestRunProfile };
  let stop: CancellationTokenSource;

  before(() => {
    recorded = new RecordedBoardTests();
    submissions = new Submissions(createSubmissionRunner(english));
    const { tests, analyses } = recorded;
    const services = { tests, analyses, submissions, extensionUri: inWorkspace() };
    profiles = {
      outputs: addOutputsProfile(recorded),
      submission: addSubmissionProfile(services, new SourceUnderTest(submissions, NO_MEMORY)),
    };
  });

  after(() => {
    recorded.dispose();
    submissions.dispose();
  });

  beforeEach(() => {
    stop = new CancellationTokenSource();
  });

  afterEach(async () => {
    stop.cancel();
    await closeAll();
  });

  async function start(
    profile: TestRunProfile,
    input: Uri,
    token: CancellationToken = stop.token,
  ): Promise<void> {
    const { include } = await recorded.requestFor(input);
    await profile.runHandler(new TestRunRequest(include, undefined, profile, true), token);
  }

  /** Replaces the first letters of a file in an editor and saves it. */
  async function edit(file: Uri, length: number, text: string): Promise<void> {
    const document = await openText(file);
    await replaceText(document, new Range(0, 0, 0, length), text);
    assert.ok(await document.save());
  }

  const stateOf = ({ states }: RecordedRun): unknown =>
    [...states].find(([label]) => label.startsWith('test-'))?.[1];

  it('checks an output anew when it is saved, and when its input is', async () => {
    const { input, output } = await createOutput(SAMPLE, 'AC\n2\nDDHH\n2\n');
    await openText(output);
    await recorded.checks.check(output);
    await start(profiles.outputs, input);
    let next = recorded.nextRun;
    await edit(output, 2, 'AD');
    assert.equal((await next).states.get('Board 1'), 'failed');
    next = recorded.nextRun;
    await edit(output, 2, 'AC');
    assert.equal((await next).states.get('Board 1'), 'passed');
    next = recorded.nextRun;
    await edit(input, 0, '\n');
    assert.equal((await next).states.get('Board 1'), 'passed');
  });

  it('runs the source anew when it is saved, and when an input is, until it is stopped', async () => {
    const input = await createFile(SAMPLE);
    const source = await createFile(RIGHT, '.py');
    await openText(source);
    await start(profiles.submission, input);
    let next = recorded.nextRun;
    await edit(source, 0, '#\n');
    assert.equal(stateOf(await next), 'passed');
    next = recorded.nextRun;
    await edit(input, 0, '\n');
    assert.equal(stateOf(await next), 'passed');
    const runs = recorded.runs.length;
    stop.cancel();
    await edit(source, 0, '#\n');
    assert.equal(recorded.runs.length, runs);
  });

  it('is not disturbed by files that do not concern it', async () => {
    const input = await createFile(SAMPLE);
    const source = await createFile(RIGHT, '.py');
    const other = await createFile(RIGHT, '.py');
    await openText(source);
    await start(profiles.submission, input);
    const runs = recorded.runs.length;
    await edit(other, 0, '#\n');
    await edit(await createFile(SAMPLE), 0, '\n');
    assert.equal(recorded.runs.length, runs);
  });
});
