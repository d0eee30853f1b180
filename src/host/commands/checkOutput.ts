import * as vscode from 'vscode';
import type { OutputCheck } from '../../core/judge/caseResult';
import { summariseResult } from '../../core/judge/describeResult';
import { LANGUAGE } from '../analysis/analyses';
import type { OutputChecks } from '../analysis/outputChecks';
import { checkCommandLine } from '../commandLine';
import { countVerdicts, failures } from '../describeCheck';
import { activeDocument } from '../documents';
import { nameOf } from '../nameOf';
import { openFile } from '../openFile';
import { report } from '../summary';
import { translate } from '../translate';
import { chooseInput } from './chooseInput';
import { type ChosenOutput, chooseOutput, isLikelyOutput } from './chooseOutput';
import { newDocument } from '../newDocument';

interface CheckServices {
  readonly checks: OutputChecks;
  readonly extensionUri: vscode.Uri;
}

/** What "Check Output" is told by key bindings; the user is asked for what is absent. */
export interface CheckOptions {
  readonly output?: vscode.Uri | 'clipboard';
  readonly input?: vscode.Uri;
}

/**
 * "Check Output…": checks an output against the boards of an input until "Clear Check", and tells once what it comes to.
 * Where the text of the clipboard is accepted, nothing is opened.
 */
export async function checkOutput(
  services: CheckServices,
  options: CheckOptions = {},
): Promise<OutputCheck | undefined> {
  const active = await activeDocument();
  const activeInput = active?.languageId === LANGUAGE ? active.uri : undefined;
  const activeOutput = active && isLikelyOutput(active) ? active.uri : undefined;
  const given = options.output ?? activeOutput;
  const output: ChosenOutput | undefined = given ?? (await chooseOutput(options.input ?? activeInput));
  if (!output) return undefined;
  const own = output === 'clipboard' ? undefined : output;
  const input = options.input ?? activeInput ?? (await chooseInput(own));
  if (!input || !(await openFile(input, services.extensionUri))) return undefined;
  return output === 'clipboard' ? checkClipboard(services, input) : checkFile(services, output, input);
}

async function checkFile(
  { checks, extensionUri }: CheckServices,
  output: vscode.Uri,
  input: vscode.Uri,
): Promise<OutputCheck | undefined> {
  const commandLine = (extensionPath: string, file: string): string =>
    checkCommandLine(extensionPath, input.fsPath, file);
  if (!(await openFile(output, extensionUri, commandLine))) return undefined;
  checks.pairs.ask(output, input);
  const checked = await checks.check(output);
  if (checked) tell(nameOf(output), checked.check);
  return checked?.check;
}

async function checkClipboard(services: CheckServices, input: vscode.Uri): Promise<OutputCheck | undefined> {
  const text = await vscode.env.clipboard.readText();
  const check = await services.checks.checkText(text, input);
  if (!check) return undefined;
  if (check.verdict !== 'AC') {
    const document = await newDocument('Output', '.out', text);
    services.checks.pairs.ask(document.uri, input);
    await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside });
  }
  tell(vscode.l10n.t('Clipboard'), check);
  return check;
}

/** Tells the numbers of accepted and other cases, and the first that is not accepted. */
function tell(name: string, check: OutputCheck): void {
  if (check.cases.length === 0) {
    void vscode.window.showInformationMessage(countVerdicts(check));
    return;
  }
  const total = vscode.l10n.t('{0}: {1}', name, countVerdicts(check));
  const [first] = failures(check);
  report(
    first
      ? vscode.l10n.t('{0}; case {1}: {2}', total, first.case + 1, summariseResult(first, translate))
      : total,
  );
}
