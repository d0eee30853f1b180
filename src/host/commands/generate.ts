import * as vscode from 'vscode';
import {
  type BoardKind,
  type GeneratorOptions,
  MAX_BOARD_DISTANCE,
  generateBoards,
} from '../../core/problems/rotation/generator';
import type { TableService } from '../analysis/tables';
import type { BoardEditors } from '../editor/boardEditors';
import { LARGEST_SEED, randomSeed } from '../../core/random';
import { newBoardDocument } from '../newDocument';

const MOST_BOARDS = 10_000;

/**
 * "Generate Boards": a new document of boards.
 *
 * @param options what to generate, for key bindings; the user is asked for what is absent
 */
export async function generate(
  tables: TableService,
  editors: BoardEditors,
  options: Partial<GeneratorOptions> = {},
): Promise<vscode.Uri | undefined> {
  const kind = options.kind ?? (await askKind());
  if (kind === undefined) return undefined;
  const count = options.count ?? (await askNumber(vscode.l10n.t('How many boards?'), 1, MOST_BOARDS, 10));
  if (count === undefined) return undefined;
  const seed = options.seed ?? (await askNumber(askSeed(), 0, LARGEST_SEED, randomSeed()));
  if (seed === undefined) return undefined;
  const boards = generateBoards({ kind, count, seed }, await tables.load());
  const { uri } = await newBoardDocument(boards);
  await editors.open(uri);
  return uri;
}

/** "New Board File": a new document with one random board. */
export async function newBoardFile(
  tables: TableService,
  editors: BoardEditors,
): Promise<vscode.Uri | undefined> {
  return generate(tables, editors, { kind: 'random', count: 1, seed: randomSeed() });
}

function askSeed(): string {
  return vscode.l10n.t('Seed: the same one gives the same boards again');
}

async function askKind(): Promise<BoardKind | undefined> {
  const kinds: (vscode.QuickPickItem & { readonly boards: BoardKind | 'ask' })[] = [
    { label: vscode.l10n.t('Random'), description: vscode.l10n.t('every board as likely'), boards: 'random' },
    { label: vscode.l10n.t('Exact distance…'), description: vscode.l10n.t('0 to 13 moves'), boards: 'ask' },
    {
      label: vscode.l10n.t('Hardest'),
      description: vscode.l10n.t('13 moves, the most there are'),
      boards: 'hardest',
    },
    {
      label: vscode.l10n.t('Tied'),
      description: vscode.l10n.t('two or three symbols at the least distance'),
      boards: 'tied',
    },
  ];
  const picked = await vscode.window.showQuickPick(kinds, { title: vscode.l10n.t('Which boards?') });
  if (picked?.boards !== 'ask') return picked?.boards;
  const distance = await askNumber(
    vscode.l10n.t('How many moves?'),
    0,
    MAX_BOARD_DISTANCE,
    MAX_BOARD_DISTANCE,
  );
  return distance === undefined ? undefined : { distance };
}

async function askNumber(
  title: string,
  least: number,
  most: number,
  first: number,
): Promise<number | undefined> {
  const text = await vscode.window.showInputBox({
    title,
    value: String(first),
    validateInput: (value) => {
      const number = Number(value);
      const valid = /^\d+$/.test(value.trim()) && number >= least && number <= most;
      return valid ? undefined : vscode.l10n.t('A whole number from {0} to {1}', least, most);
    },
  });
  return text === undefined ? undefined : Number(text);
}
