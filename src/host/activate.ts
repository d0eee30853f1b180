import type * as vscode from 'vscode';
import { Analyses } from './analysis/analyses';
import { OutputChecks } from './analysis/outputChecks';
import { Solutions } from './analysis/solutions';
import { TableService } from './analysis/tables';
import { registerCommands } from './commands/register';
import { registerContextKeys } from './contextKeys';
import { registerDocumentation } from './documentation';
import type { BoardEditors } from './editor/boardEditors';
import { registerBoardEditor } from './editor/register';
import { registerAnswerDiagnostics } from './features/answerDiagnostics';
import { registerBoardHovers } from './features/boardHovers';
import { registerCheckLenses } from './features/checkLenses';
import { registerCodeLenses } from './features/codeLenses';
import { registerDocumentSymbols } from './features/documentSymbols';
import { registerFaultDiagnostics } from './features/faultDiagnostics';
import { registerFolding } from './features/folding';
import { registerFormatting } from './features/formatting';
import { registerInlayHints } from './features/inlayHints';
import { registerLanguageStatus } from './features/languageStatus';
import { registerOutputDiagnostics } from './features/outputDiagnostics';
import { registerOutputFixes } from './features/outputFixes';
import { registerOutputHovers } from './features/outputHovers';
import { registerQuickFixes } from './features/quickFixes';
import { registerJudgeTexts } from './judgeTexts';
import { registerBoardDiagnostics } from './marks/boardDiagnostics';
import { BoardMarks } from './marks/boardMarks';
import { InputFiles } from './submissions/inputFiles';
import { registerSubmissions } from './submissions/register';
import type { SubmissionRunner } from './submissions/submissionRunner';
import { Submissions } from './submissions/submissions';
import { registerBoardTests } from './testing/register';

/** What the extension gives to others, and to its own tests. */
export interface ExtensionApi {
  readonly editors: BoardEditors;
}

/**
 * Puts the extension together.
 *
 * @param runner only the Node extension host has one
 */
export function activateHost(context: vscode.ExtensionContext, runner?: SubmissionRunner): ExtensionApi {
  const tables = new TableService();
  const analyses = new Analyses(tables);
  const solutions = new Solutions(analyses, tables);
  const checks = new OutputChecks(analyses, tables);
  const submissions = new Submissions(runner);
  const inputFiles = new InputFiles();
  const marks = new BoardMarks(checks, submissions);
  const editors = registerBoardEditor(context, { analyses, tables, checks, marks });
  context.subscriptions.push(
    analyses,
    solutions,
    checks,
    submissions,
    inputFiles,
    marks,
    registerCommands({ solutions, checks, tables, editors, extensionUri: context.extensionUri }),
    registerContextKeys(solutions, checks),
    registerDocumentation(context.extensionUri),
    registerFaultDiagnostics(solutions),
    registerAnswerDiagnostics(solutions),
    registerCodeLenses(solutions),
    registerInlayHints(solutions),
    registerBoardHovers(solutions, tables),
    registerOutputHovers(checks),
    registerOutputDiagnostics(checks),
    registerBoardDiagnostics(marks),
    registerOutputFixes(checks),
    registerCheckLenses(checks),
    registerJudgeTexts(analyses, tables),
    registerDocumentSymbols(analyses),
    registerFolding(analyses),
    registerFormatting(analyses),
    registerQuickFixes(solutions),
    registerLanguageStatus(analyses, tables),
  );
  registerSubmissions(context, { analyses, checks, editors, submissions, inputFiles });
  registerBoardTests(context, { analyses, checks, submissions, inputFiles });
  return { editors };
}
