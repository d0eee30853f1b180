import * as vscode from 'vscode';
import { type BoardFailure, type BoardOutcome, boardOutcomes } from '../../core/judge/boardOutcomes';
import { describeNotJudged } from '../../core/judge/describeNotJudged';
import type { InputResult, NumberedResult, SubmissionResult } from '../../core/judge/submission';
import type { Analyses } from '../analysis/analyses';
import { settingsOf } from '../settings';
import { partOfInput, wholeInput } from '../submissions/chosenInput';
import { describeObstacle, explainObstacle } from '../submissions/explainObstacle';
import { runOutputUri } from '../submissions/runOutputUri';
import type { ChosenInput, Submissions } from '../submissions/submissions';
import { describeInputResult } from '../submissions/summaryOf';
import { translate } from '../translate';
import { type BoardState, leavesOf, reportStates } from './boardStates';
import type { BoardTests } from './boardTests';
import { forTerminal } from './forTerminal';
import { type RequestedBoards, requestedBoards, selectCases } from './requestedBoards';
import { ShownOutput, compilerMessages, failureMessage } from './testMessages';
import { casesOf } from './testNode';

export interface SubmissionRunServices {
  readonly tests: BoardTests;
  readonly analyses: Analyses;
  readonly submissions: Submissions;
  readonly extensionUri: vscode.Uri;
}

interface Target {
  readonly requested: RequestedBoards;
  readonly input: ChosenInput;
}

/** One test run of a source on the boards that a request names. It ends in any case. */
export async function runSubmission(
  services: SubmissionRunServices,
  request: vscode.TestRunRequest,
  source: vscode.TextDocument,
): Promise<void> {
  const { tests, submissions } = services;
  const run = tests.controller.createTestRun(request, vscode.workspace.asRelativePath(source.uri));
  try {
    if (!request.include) await tests.discover();
    const files = requestedBoards(request, tests.files);
    for (const { file } of files) run.enqueued(file);
    const obstacle = submissions.obstacleOf(source.uri);
    if (obstacle) {
      failAll(run, files, [new vscode.TestMessage(describeObstacle(obstacle))]);
      void explainObstacle(obstacle);
      return;
    }
    const targets = await openTargets(services, run, files);
    if (targets.length > 0) await judge(services, run, source, targets);
  } finally {
    run.end();
  }
}

async function openTargets(
  { tests, analyses, extensionUri }: SubmissionRunServices,
  run: vscode.TestRun,
  files: readonly RequestedBoards[],
): Promise<Target[]> {
  const targets: Target[] = [];
  for (const requested of files) {
    const { file } = requested;
    await tests.resolve(file);
    const whole = file.uri && (await wholeInput(file.uri, analyses, extensionUri));
    if (!whole) {
      run.errored(file, new vscode.TestMessage(vscode.l10n.t('The file cannot be opened.')));
      continue;
    }
    const { analysis } = whole;
    const cases = selectCases(requested, analysis.input.cases.length);
    if (cases?.length === 0) continue;
    const input = cases ? partOfInput(whole, cases) : whole;
    const wanted = cases && new Set(cases);
    for (const leaf of leavesOf(file)) if (isWanted(leaf, wanted)) run.enqueued(leaf);
    targets.push({ requested, input });
  }
  return targets;
}

function isWanted(item: vscode.TestItem, cases: ReadonlySet<number> | undefined): boolean {
  if (!cases) return true;
  const own = casesOf(item.id);
  return own === 'all' || own.some((index) => cases.has(index));
}

async function judge(
  { tests, submissions }: SubmissionRunServices,
  run: vscode.TestRun,
  source: vscode.TextDocument,
  targets: readonly Target[],
): Promise<void> {
  const left = new Map(targets.entries());
  const reports: Promise<void>[] = [];
  const tell = (result: NumberedResult): void => {
    const target = left.get(result.index);
    left.delete(result.index);
    if (target) reports.push(reportInput(run, tests, source.uri, target, result));
  };
  for (const { requested } of targets) run.started(requested.file);
  const result = await submissions.judge(
    source,
    targets.map(({ input }) => input),
    {
      token: run.token,
      onProgress: (progress) => {
        if (progress.kind === 'judged') tell(progress.result);
      },
    },
  );
  if (result.kind === 'judged') result.inputs.forEach(tell);
  await Promise.all(reports);
  reportRest(run, source, [...left.values()], result);
}

/** Tells of the inputs that the program was not run on. */
function reportRest(
  run: vscode.TestRun,
  source: vscode.TextDocument,
  targets: readonly Target[],
  result: SubmissionResult,
): void {
  const files = targets.map(({ requested }) => requested);
  if (result.kind === 'judged') {
    const { compilation } = result;
    if (compilation.log !== '') run.appendOutput(forTerminal(compilation.log));
    if (!compilation.succeeded) failAll(run, files, compilerMessages(source, compilation));
    else for (const { file } of files) run.skipped(file);
    return;
  }
  if (result.kind === 'stopped') for (const { file } of files) run.skipped(file);
  else failAll(run, files, [new vscode.TestMessage(describeNotJudged(result, translate))]);
}

function failAll(
  run: vscode.TestRun,
  files: readonly RequestedBoards[],
  messages: readonly vscode.TestMessage[],
): void {
  for (const { file } of files) run.errored(file, [...messages]);
}

async function reportInput(
  run: vscode.TestRun,
  tests: BoardTests,
  source: vscode.Uri,
  { requested: { file }, input }: Target,
  result: InputResult,
): Promise<void> {
  const states = new Map<number, BoardState>();
  const { uri } = input.analysis;
  const { limits } = settingsOf(source);
  const whole = new ShownOutput(runOutputUri(source, uri), result.run.output);
  for (const outcome of boardOutcomes(result)) {
    const index = input.cases?.[outcome.case] ?? outcome.case;
    states.set(
      index,
      stateOf(outcome, (failure) => failureMessage(failure, source, uri, whole, limits)),
    );
  }
  await reportStates(run, tests, file, states);
  const { errors, cpuMilliseconds, wallMilliseconds } = result.run;
  const duration = cpuMilliseconds ?? wallMilliseconds;
  const summary = describeInputResult(result, limits);
  run.appendOutput(forTerminal(`${input.name}: ${summary}`), undefined, file);
  if (errors.trim() !== '') run.appendOutput(forTerminal(errors), undefined, file);
  if (result.verdict === 'AC') run.passed(file, duration);
  else run.failed(file, new vscode.TestMessage(summary), duration);
}

function stateOf(
  outcome: BoardOutcome,
  toMessage: (failure: BoardFailure) => vscode.TestMessage,
): BoardState {
  if (outcome.kind === 'unknown') return { kind: 'skipped' };
  const duration = outcome.run?.cpuMilliseconds ?? outcome.run?.wallMilliseconds;
  return outcome.kind === 'passed'
    ? { kind: 'passed', duration }
    : { kind: 'failed', message: () => toMessage(outcome), duration };
}
