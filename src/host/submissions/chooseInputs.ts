import * as vscode from 'vscode';
import { LANGUAGE } from '../analysis/analyses';
import { COMMANDS } from '../commandNames';
import { exists } from '../exists';
import type { InputFiles } from './inputFiles';
import type { RememberedInputs } from './rememberedInputs';

interface Services {
  readonly inputFiles: InputFiles;
  readonly remembered: RememberedInputs;
}

/**
 * The inputs to run a source on: those of its last run, or the only one of the workspace, or those that the user picks.
 * None where there are none or the user picks none; the user is told of the first.
 *
 * @param ask whether the user is to pick in any case
 */
export async function chooseInputs(
  { inputFiles, remembered }: Services,
  source: vscode.Uri,
  ask: boolean,
): Promise<readonly vscode.Uri[]> {
  const known = await knownInputs(inputFiles);
  const keys = new Set(known.map(String));
  const last: vscode.Uri[] = [];
  for (const uri of remembered.of(source))
    if (keys.has(uri.toString()) || (await exists(uri))) last.push(uri);
  if (!ask && last.length > 0) return last;
  if (!ask && known.length === 1) return known;
  if (known.length === 0 && !ask) return (await offerInputs()) ? askForFiles() : [];
  const others = last.filter((uri) => !keys.has(uri.toString()));
  const picked = await pickInputs([...others, ...known], last);
  if (picked.length > 0) await remembered.remember(source, picked);
  return picked;
}

/** The `.rot` files of the workspace, and those that are open from elsewhere. */
async function knownInputs(inputFiles: InputFiles): Promise<readonly vscode.Uri[]> {
  const found = await inputFiles.all();
  const keys = new Set(found.map(String));
  const open = vscode.workspace.textDocuments
    .filter(({ languageId, uri }) => languageId === LANGUAGE && !keys.has(uri.toString()))
    .filter(({ uri, isUntitled }) => isUntitled || uri.scheme === 'file')
    .map(({ uri }) => uri);
  return [...found, ...open];
}

async function pickInputs(
  inputs: readonly vscode.Uri[],
  last: readonly vscode.Uri[],
): Promise<readonly vscode.Uri[]> {
  const lastKeys = new Set(last.map(String));
  const items = inputs.map((uri) => ({ label: vscode.workspace.asRelativePath(uri), uri }));
  const picker = vscode.window.createQuickPick<(typeof items)[number]>();
  picker.title = vscode.l10n.t('Run on which inputs?');
  picker.canSelectMany = true;
  // No item, which "select all" would take in.
  picker.buttons = [
    { iconPath: new vscode.ThemeIcon('folder-opened'), tooltip: vscode.l10n.t('Another file…') },
  ];
  picker.items = items;
  picker.selectedItems = items.filter(({ uri }) => last.length === 0 || lastKeys.has(uri.toString()));
  const how = await new Promise<'these' | 'others' | 'none'>((resolve) => {
    picker.onDidAccept(() => {
      resolve('these');
    });
    picker.onDidTriggerButton(() => {
      resolve('others');
    });
    picker.onDidHide(() => {
      resolve('none');
    });
    picker.show();
  });
  const chosen = picker.selectedItems.map(({ uri }) => uri);
  picker.dispose();
  if (how === 'none') return [];
  return how === 'these' ? chosen : askForFiles();
}

async function askForFiles(): Promise<readonly vscode.Uri[]> {
  return (
    (await vscode.window.showOpenDialog({
      canSelectMany: true,
      filters: { [vscode.l10n.t('Judge input')]: ['rot', 'in', 'txt'] },
    })) ?? []
  );
}

/** Tells that there is no input; resolves to whether the user wants to look for one. */
async function offerInputs(): Promise<boolean> {
  const browse = vscode.l10n.t('Choose File…');
  const stress = vscode.l10n.t('Stress Test');
  const generate = vscode.l10n.t('Generate Boards');
  const picked = await vscode.window.showInformationMessage(
    vscode.l10n.t('The workspace has no .rot file to run the program on.'),
    browse,
    generate,
    stress,
  );
  if (picked === generate) await vscode.commands.executeCommand(COMMANDS.generate);
  if (picked === stress) await vscode.commands.executeCommand(COMMANDS.stressTest);
  return picked === browse;
}
