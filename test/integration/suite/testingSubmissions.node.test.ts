import assert from 'node:assert/strict';
import { type Uri, workspace } from 'vscode';
import { english } from '../../../src/core/text/translate';
import { Submissions } from '../../../src/host/submissions/submissions';
import { runSubmission } from '../../../src/host/testing/submissionRun';
import { createSubmissionRunner } from '../../../src/node/submissions/createSubmissionRunner';
import { RecordedBoardTests } from '../support/boardTests';
import { closeAll } from '../support/boardEditors';
import { createFile, inWorkspace } from '../support/files';
import { type RecordedRun, reasonOf } from '../support/recordedRuns';
import { FIRST, SAMPLE, SECOND } from '../support/texts';

const ANSWERS_FIRST_ONLY = `import sys
for line in sys.stdin:
    if line == '0\\n': break
    print('chatter', file=sys.stderr)
    print('AC' if '3 2 3' in line else 1 // 0)
    print(2)
`;

describe('a test run of a submission', () => {
  let recorded: RecordedBoardTests;
  let submissions: Submissions;

  before(() => {
    recorded = new RecordedBoardTests();
    submissions = new Submissions(createSubmissionRunner(english));
  });

  after(() => {
    recorded.dispose();
    submissions.dispose();
  });

  afterEach(closeAll);

  async function run(source: Uri, input: Uri, ...cases: number[]): Promise<RecordedRun> {
    const { tests, analyses } = recorded;
    const services = { tests, analyses, submissions, extensionUri: inWorkspace() };
    const document = await workspace.openTextDocument(source);
    await runSubmission(services, await recorded.requestFor(input, ...cases), document);
    const last = recorded.runs.at(-1);
    assert.ok(last?.ended);
    return last;
  }

  it('passes the boards of a right program', async () => {
    const { states } = await run(inWorkspace('submissions', 'right.cpp'), await createFile(SAMPLE));
    assert.deepEqual([...new Set(states.values())], ['passed']);
    assert.equal(states.size, 3);
  });

  it('fails a board with the reason first, and the place in what was printed', async () => {
    const source = await createFile("print('AC\\n2\\nDDHA\\n2')\n", '.py');
    const { states, messages } = await run(source, await createFile(SAMPLE));
    assert.equal(states.get('Board 1'), 'passed');
    assert.equal(states.get('Board 2'), 'failed');
    const [message] = messages.get('Board 2') ?? [];
    assert.match(reasonOf(message), /^WA, not solved/);
    assert.equal(message?.actualOutput, 'DDHA\n2');
    const shown = message.location && (await workspace.openTextDocument(message.location.uri));
    assert.equal(message.location?.uri.scheme, 'rotation-run');
    assert.ok(shown);
  });

  it('names the board on which the program ends badly, and shows its standard error', async () => {
    const source = await createFile(ANSWERS_FIRST_ONLY, '.py');
    const { states, messages, output } = await run(source, await createFile(`${FIRST}\n${SECOND}\n0\n`));
    assert.equal(states.get('Board 1'), 'passed');
    assert.equal(states.get('Board 2'), 'failed');
    assert.match(reasonOf(messages.get('Board 2')?.[0]), /^RE/);
    assert.match(output, /chatter\r\n/);
  });

  it('runs only on the boards that are asked for', async () => {
    const source = await createFile(ANSWERS_FIRST_ONLY, '.py');
    const { states } = await run(source, await createFile(`${SECOND}\n${FIRST}\n0\n`), 1);
    assert.equal(states.get('Board 2'), 'passed');
    assert.equal(states.get('Board 1'), undefined);
  });

  it('ends with an error where the source does not compile', async () => {
    const input = await createFile(SAMPLE);
    const { states, messages } = await run(inWorkspace('submissions', 'compile-error.cpp'), input);
    assert.deepEqual([...states.values()], ['errored']);
    const [message] = [...messages.values()].flat();
    assert.match(String(message?.location?.uri.path), /compile-error\.cpp$/);
  });
});
