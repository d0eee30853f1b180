import * as vscode from 'vscode';
import { partOfInput, wholeInput } from '../submissions/chosenInput';
import type { Submissions } from '../submissions/submissions';
import { describeObstacle, explainObstacle } from '../submissions/explainObstacle';
import type { DebugPlace, DebugPlaces } from './debugPlaces';
import type { Debugging } from './debugging';
import { forTerminal } from './forTerminal';
import { type RequestedBoards, requestedBoards, selectCases } from './requestedBoards';
import { startDebugging } from './startDebugging';
import type { SubmissionRunServices } from './submissionRun';

export interface DebugRunServices extends SubmissionRunServices {
  readonly places: DebugPlaces;
}

/** Debugs a source on the boards of the first file that a request names, until the session ends. It judges nothing. */
export async function debugSubmission(
  services: DebugRunServices,
  request: vscode.TestRunRequest,
  source: vscode.TextDocument,
): Promise<void> {
  const { tests, submissions, places } = services;
  const run = tests.controller.createTestRun(request, vscode.workspace.asRelativePath(source.uri));
  try {
    if (!request.include) await tests.discover();
    const [first, ...others] = requestedBoards(request, tests.files);
    for (const { file } of others) run.skipped(file);
    if (!first) return;
    run.started(first.file);
    const obstacle = submissions.obstacleOf(source.uri);
    if (obstacle) void explainObstacle(obstacle);
    const reason = obstacle
      ? describeObstacle(obstacle)
      : await places.use((place) => debugOn(services, place, run, first, source));
    if (reason === undefined) run.skipped(first.file);
    else run.errored(first.file, new vscode.TestMessage(reason));
  } finally {
    run.end();
  }
}

/** Debugs a source on boards of a file; resolves to why that is not possible, or undefined after the session. */
async function debugOn(
  services: SubmissionRunServices,
  place: DebugPlace,
  run: vscode.TestRun,
  boards: RequestedBoards,
  source: vscode.TextDocument,
): Promise<string | undefined> {
  const input = await writeInput(services, place, boards);
  if (!input) return vscode.l10n.t('The file cannot be opened.');
  const { runner } = services.submissions;
  if (!runner) return undefined;
  const debugging = runner.debuggingOf({
    source: source.uri.fsPath,
    input: input.fsPath,
    folder: place.folder.fsPath,
    isInstalled: (extension) => vscode.extensions.getExtension(extension) !== undefined,
  });
  if ('extensions' in debugging) return describeMissing(debugging.extensions);
  if (source.isDirty && !(await source.save())) return vscode.l10n.t('The source was not saved.');
  await prepare(debugging);
  const reason = await compile(services.submissions, run, debugging);
  if (reason !== undefined || run.token.isCancellationRequested) return reason;
  return startDebugging(run, source.uri, debugging.configuration, place.number);
}

/** Writes the boards to a file of their own, which a debugger can make standard input. */
async function writeInput(
  { analyses, extensionUri }: SubmissionRunServices,
  { folder }: DebugPlace,
  boards: RequestedBoards,
): Promise<vscode.Uri | undefined> {
  const whole = boards.file.uri && (await wholeInput(boards.file.uri, analyses, extensionUri));
  if (!whole) return undefined;
  const cases = selectCases(boards, whole.analysis.input.cases.length);
  const { text } = cases ? partOfInput(whole, cases) : whole;
  const uri = vscode.Uri.joinPath(folder, 'input.txt');
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
  return uri;
}

async function prepare({ emptied, script }: Debugging): Promise<void> {
  const { fs } = vscode.workspace;
  if (emptied !== undefined) {
    const folder = vscode.Uri.file(emptied);
    // It cannot be deleted before it is there.
    await fs.createDirectory(folder);
    await fs.delete(folder, { recursive: true });
    await fs.createDirectory(folder);
  }
  if (script) await fs.writeFile(vscode.Uri.file(script.path), new TextEncoder().encode(script.text));
}

/** Compiles where that is needed; resolves to why it did not succeed. */
async function compile(
  { runner }: Submissions,
  run: vscode.TestRun,
  { compile: argv }: Debugging,
): Promise<string | undefined> {
  if (!argv || !runner) return undefined;
  const abort = new AbortController();
  const subscription = run.token.onCancellationRequested(() => {
    abort.abort();
  });
  const compiled = await runner.compile(argv, abort.signal);
  subscription.dispose();
  if (compiled.kind === 'stopped') return undefined;
  run.appendOutput(forTerminal(compiled.log));
  if (compiled.kind === 'succeeded') return undefined;
  return (
    compiled.reason ??
    vscode.l10n.t('The source does not compile with {0}: see the output of the test run.', argv[0])
  );
}

function describeMissing(extensions: readonly string[]): string {
  return extensions.length === 0
    ? vscode.l10n.t('No debugger is known for this language.')
    : vscode.l10n.t('To debug this language, install the extension {0}.', extensions.join(', '));
}
