import * as vscode from 'vscode';
import type { CaseResult, OutputCheck } from '../../core/judge/caseResult';
import { fileName } from '../addresses';
import type { OutputChecks } from '../analysis/outputChecks';
import { countVerdicts, describeCase, describeExtra } from '../describeCheck';
import { openQuietly } from '../documents';
import { nameOf } from '../nameOf';
import { OutputFiles } from '../outputFiles';
import { type BoardState, reportStates } from './boardStates';
import type { BoardTests } from './boardTests';
import { forTerminal } from './forTerminal';
import { type RequestedBoards, isSelected, requestedBoards } from './requestedBoards';
import { ShownOutput, caseMessage } from './testMessages';

export interface OutputsRunServices {
  readonly tests: BoardTests;
  readonly checks: OutputChecks;
}

interface Checked {
  readonly output: ShownOutput;
  readonly check: OutputCheck;
}

/** One test run that checks the outputs of inputs; it starts no program. It ends in any case. */
export async function runOutputChecks(
  { tests, checks }: OutputsRunServices,
  request: vscode.TestRunRequest,
): Promise<void> {
  const run = tests.controller.createTestRun(request);
  try {
    if (!request.include) await tests.discover();
    const files = requestedBoards(request, tests.files);
    for (const { file } of files) run.enqueued(file);
    const outputFiles = new OutputFiles();
    for (const requested of files) {
      const { file } = requested;
      if (run.token.isCancellationRequested || !file.uri) run.skipped(file);
      else await checkFile(run, tests, requested, await outputsOf(checks, outputFiles, file.uri));
    }
  } finally {
    run.end();
  }
}

/** The outputs that belong to an input by their names, and those that the user has asked to check against it. */
async function outputsOf(
  checks: OutputChecks,
  files: OutputFiles,
  input: vscode.Uri,
): Promise<readonly Checked[]> {
  const asked = checks.pairs.ofInput(input).map(({ output }) => output);
  const outputs = new Map([...asked, ...(await files.outputsOf(input))].map((uri) => [uri.toString(), uri]));
  const all = await Promise.all(
    Array.from(outputs.values(), async (uri) => {
      const document = await openQuietly(uri);
      if (!document) return [];
      const text = document.getText();
      const check = await checks.checkText(text, input, document.encoding);
      return check ? [{ output: new ShownOutput(uri, text), check }] : [];
    }),
  );
  return all.flat();
}

async function checkFile(
  run: vscode.TestRun,
  tests: BoardTests,
  requested: RequestedBoards,
  outputs: readonly Checked[],
): Promise<void> {
  const { file } = requested;
  await tests.resolve(file);
  if (outputs.length === 0) {
    run.appendOutput(forTerminal(vscode.l10n.t('{0} has no output to check.', file.label)), undefined, file);
    run.skipped(file);
    return;
  }
  run.started(file);
  const states = new Map<number, BoardState>();
  for (const { output, check } of outputs) {
    const cases = check.cases.filter((result) => isSelected(requested, result.case));
    const total = vscode.l10n.t('{0}: {1}', nameOf(output.uri), countVerdicts({ ...check, cases }));
    run.appendOutput(forTerminal(total), undefined, file);
    for (const result of cases) {
      if (states.get(result.case)?.kind !== 'failed')
        states.set(result.case, stateOf(result, output, outputs.length));
    }
  }
  await reportStates(run, tests, file, states);
  const extra = outputs.flatMap(extraMessage);
  if (extra.length > 0) run.failed(file, extra);
  else if (![...states.values()].some(({ kind }) => kind === 'failed')) run.passed(file);
}

/** What an output says where the input has no boards. */
function extraMessage({ output, check }: Checked): vscode.TestMessage[] {
  if (!check.extra) return [];
  const message = new vscode.TestMessage(describeExtra());
  message.location = output.locate(check.extra);
  return [message];
}

function stateOf(result: CaseResult, output: ShownOutput, outputs: number): BoardState {
  if (result.verdict === 'AC') return { kind: 'passed' };
  return {
    kind: 'failed',
    message: () => {
      const name = outputs > 1 ? fileName(output.uri) : undefined;
      return caseMessage(describeCase(result, name), result, output);
    },
  };
}
