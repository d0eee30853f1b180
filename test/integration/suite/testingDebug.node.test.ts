import assert from 'node:assert/strict';
import {
  type DebugSession,
  type Uri,
  Location,
  Position,
  RelativePattern,
  SourceBreakpoint,
  TestRunRequest,
  commands,
  debug,
  workspace,
} from 'vscode';
import { english } from '../../../src/core/text/translate';
import { fileName } from '../../../src/host/addresses';
import { Submissions } from '../../../src/host/submissions/submissions';
import { DebugPlaces } from '../../../src/host/testing/debugPlaces';
import { debugSubmission } from '../../../src/host/testing/debugRun';
import { createSubmissionRunner } from '../../../src/node/submissions/createSubmissionRunner';
import { RecordedBoardTests } from '../support/boardTests';
import { closeAll } from '../support/boardEditors';
import { eventually } from '../support/editing';
import { createFile, inWorkspace, readFile, writeFile } from '../support/files';
import { type RecordedRun, reasonOf } from '../support/recordedRuns';
import { FIRST, SAMPLE, SECOND } from '../support/texts';

/** Keeps what it reads in a file beside it. */
const COPIES = `const { readFileSync, writeFileSync } = require('node:fs');
const text = readFileSync(0, 'utf8');
writeFileSync(__filename + '.seen', text);
`;

/** Tells its process in a file beside it, and does not end. */
const ENDLESS = `require('node:fs').writeFileSync(__filename + '.seen', String(process.pid));
setInterval(() => undefined, 1000);
`;

/** Tells that it is there, and reads its input once it may; keeps that in a file beside it. */
const WAITS = `const { existsSync, readFileSync, writeFileSync } = require('node:fs');
writeFileSync(__filename + '.up-' + process.pid, '');
const timer = setInterval(() => {
  if (!existsSync(__filename + '.go')) return;
  clearInterval(timer);
  writeFileSync(__filename + '.seen-' + process.pid, readFileSync(0, 'utf8'));
}, 10);
`;

describe('a test run that debugs a submission', () => {
  let recorded: RecordedBoardTests;
  let submissions: Submissions;
  let places: DebugPlaces;

  before(() => {
    recorded = new RecordedBoardTests();
    submissions = new Submissions(createSubmissionRunner(english));
    places = new DebugPlaces(inWorkspace('a folder of its own'));
  });

  after(() => {
    recorded.dispose();
    submissions.dispose();
  });

  afterEach(async () => {
    debug.removeBreakpoints(debug.breakpoints);
    await closeAll();
  });

  async function debugOn(source: Uri, request: TestRunRequest): Promise<void> {
    const { tests, analyses } = recorded;
    const services = { tests, analyses, submissions, places, extensionUri: inWorkspace() };
    await debugSubmission(services, request, await workspace.openTextDocument(source));
  }

  async function run(source: Uri, input: Uri, ...cases: number[]): Promise<RecordedRun> {
    await debugOn(source, await recorded.requestFor(input, ...cases));
    const last = recorded.runs.at(-1);
    assert.ok(last?.ended);
    return last;
  }

  const seenBy = (source: Uri): Uri => source.with({ path: `${source.path}.seen` });

  it('gives the program the boards as standard input, and ends with its session', async () => {
    const sessions: DebugSession[] = [];
    const started = debug.onDidStartDebugSession((session) => sessions.push(session));
    const source = await createFile(COPIES, '.js');
    const { states } = await run(source, await createFile(SAMPLE));
    started.dispose();
    assert.equal(await readFile(seenBy(source)), SAMPLE);
    assert.ok(sessions.length > 0);
    assert.deepEqual([...states.values()], ['skipped']);
  });

  it('gives it only the boards that are asked for', async () => {
    const source = await createFile(COPIES, '.js');
    await run(source, await createFile(`${FIRST}\n${SECOND}\n0\n`), 1);
    assert.equal(await readFile(seenBy(source)), `${SECOND}\n0\n`);
  });

  it('gives each of two sessions at once its own input, and ends with its own', async () => {
    const source = await createFile(WAITS, '.js');
    const name = fileName(source);
    const nextUp = (): Promise<void> =>
      new Promise((resolve) => {
        const watcher = workspace.createFileSystemWatcher(new RelativePattern(inWorkspace(), `${name}.up-*`));
        watcher.onDidCreate(() => {
          watcher.dispose();
          resolve();
        });
      });
    const texts = [`${FIRST}\n0\n`, `${SECOND}\n${FIRST}\n0\n`];
    const running: Promise<void>[] = [];
    for (const text of texts) {
      const request = await recorded.requestFor(await createFile(text));
      const up = nextUp();
      running.push(debugOn(source, request));
      await up;
    }
    await writeFile(source.with({ path: `${source.path}.go` }), '');
    await Promise.all(running);
    const seen = (await workspace.fs.readDirectory(inWorkspace()))
      .map(([file]) => file)
      .filter((file) => file.startsWith(`${name}.seen-`));
    const read = await Promise.all(seen.map((file) => readFile(inWorkspace(file))));
    assert.deepEqual(read.sort(), texts.sort());
  });

  it('looks for the files itself where it is asked for all', async () => {
    await createFile(SAMPLE);
    for (const { id } of recorded.tests.files) recorded.tests.controller.items.delete(id);
    const source = await createFile('begin end.\n', '.pas');
    await debugOn(source, new TestRunRequest());
    assert.match(reasonOf([...(recorded.runs.at(-1)?.messages.values() ?? [])][0]?.[0]), /No debugger/);
  });

  it('halts at a breakpoint of the source, and ends when the session is stopped there', async () => {
    const source = await createFile(COPIES, '.js');
    debug.addBreakpoints([new SourceBreakpoint(new Location(source, new Position(2, 0)))]);
    const halted = new Promise<void>((resolve) => {
      const subscription = debug.onDidChangeActiveStackItem((item) => {
        if (!item || !('frameId' in item)) return;
        subscription.dispose();
        resolve();
      });
    });
    const running = run(source, await createFile(SAMPLE));
    await halted;
    await assert.rejects(async () => readFile(seenBy(source)));
    await debug.stopDebugging();
    await running;
  });

  it('ends the session and the program when it is stopped itself', async () => {
    const source = await createFile(ENDLESS, '.js');
    const seen = seenBy(source);
    const written = new Promise<void>((resolve) => {
      const watcher = workspace.createFileSystemWatcher(seen.fsPath);
      watcher.onDidCreate(() => {
        watcher.dispose();
        resolve();
      });
    });
    const running = run(source, await createFile(SAMPLE));
    await written;
    await commands.executeCommand('testing.cancelRun');
    await running;
    const pid = Number(await readFile(seen));
    const isAlive = (): boolean => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    await eventually(
      () =>
        new Promise<boolean>((resolve) =>
          setImmediate(() => {
            resolve(isAlive());
          }),
        ),
      (alive) => !alive,
    );
  });

  it('says which extension is wanting, and where no debugger is known', async () => {
    const input = await createFile(SAMPLE);
    const python = await run(await createFile('print(2)\n', '.py'), input);
    assert.match(reasonOf([...python.messages.values()][0]?.[0]), /ms-python\.debugpy/);
    const pascal = await run(await createFile('begin end.\n', '.pas'), input);
    assert.match(reasonOf([...pascal.messages.values()][0]?.[0]), /No debugger is known/);
  });
});
