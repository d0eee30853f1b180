import * as vscode from 'vscode';
import type { CaseResult } from '../../core/judge/caseResult';
import { summariseResult } from '../../core/judge/describeResult';
import { fileName } from '../addresses';
import type { CheckedOutput } from '../analysis/checkedOutput';
import type { OutputChecks } from '../analysis/outputChecks';
import { outputWord } from '../analysis/outputWord';
import { toPosition, toRange } from '../analysis/ranges';
import { COMMANDS, type CasePlace } from '../commandNames';
import { countVerdicts, failures } from '../describeCheck';
import { MAX_BOARDS_WITH_LENSES, MAX_LENSES_ON_LINE } from '../lensLimits';
import { settingsOf } from '../settings';
import { translate } from '../translate';

/** Shows above the cases of a checked output what they come to, and above the boards of its input which of them fail. */
export function registerCheckLenses(checks: OutputChecks): vscode.Disposable {
  const changed = new vscode.EventEmitter<void>();
  return vscode.Disposable.from(
    changed,
    checks.onDidChange(() => {
      changed.fire();
    }),
    vscode.languages.registerCodeLensProvider('*', {
      onDidChangeCodeLenses: changed.event,
      async provideCodeLenses(document) {
        if (!checks.concerns(document) || !settingsOf(document.uri).codeLenses) return [];
        const checked = await checks.of(document);
        return checked ? inOutput(checked) : inInput(await checks.ofInput(document.uri));
      },
    }),
  );
}

function inOutput(checked: CheckedOutput): vscode.CodeLens[] {
  const { check, pair, lines } = checked;
  const top = new vscode.Range(0, 0, 0, 0);
  const total = vscode.l10n.t('{0}: {1}', check.verdict, countVerdicts(check));
  const many = check.cases.length > MAX_BOARDS_WITH_LENSES;
  const shown = (many ? failures(check) : check.cases).slice(0, MAX_BOARDS_WITH_LENSES);
  return [
    lens(top, total),
    lens(top, vscode.l10n.t('Compare with judge'), COMMANDS.compareWithJudge, pair.output),
    ...limitPerLine(shown, (result) => toPosition(lines, result.block.start), lensesOfCase(checked)),
  ];
}

function lensesOfCase(checked: CheckedOutput): LensesOf<CaseResult> {
  return (result, range) => {
    const title = vscode.l10n.t('Case {0}: {1}', result.case + 1, summariseResult(result, translate));
    const word = result.verdict === 'AC' ? undefined : outputWord(checked.text, result);
    if (!word) return [lens(range, title)];
    const place: CasePlace = { uri: checked.pair.output, offset: word.start };
    return [lens(range, title), lens(range, vscode.l10n.t('Play'), COMMANDS.play, place)];
  };
}

function inInput(all: readonly CheckedOutput[]): vscode.CodeLens[] {
  return all.flatMap((checked) => {
    const { input, pair, lines } = checked;
    const start = ({ case: index }: CaseResult): vscode.Position =>
      toPosition(input.lines, input.input.cases[index]?.span.start ?? 0);
    return limitPerLine(failures(checked.check).slice(0, MAX_BOARDS_WITH_LENSES), start, (result, range) => {
      const summary = summariseResult(result, translate);
      const title = vscode.l10n.t('{0}: {1}', fileName(pair.output), summary);
      const selection = toRange(lines, result.span);
      return [lens(range, title, 'vscode.open', pair.output, { selection })];
    });
  });
}

type LensesOf<Item> = (item: Item, range: vscode.Range) => vscode.CodeLens[];

/** The lenses of items that follow one another; of those of a line, only as many as fit above it. */
function limitPerLine<Item>(
  items: readonly Item[],
  start: (item: Item) => vscode.Position,
  lensesOf: LensesOf<Item>,
): vscode.CodeLens[] {
  let line = -1;
  let onLine = 0;
  return items.flatMap((item) => {
    const position = start(item);
    onLine = position.line === line ? onLine + 1 : 1;
    ({ line } = position);
    return onLine > MAX_LENSES_ON_LINE ? [] : lensesOf(item, new vscode.Range(position, position));
  });
}

/** A lens without a command is plain text. */
function lens(range: vscode.Range, title: string, command = '', ...args: unknown[]): vscode.CodeLens {
  return new vscode.CodeLens(range, { title, command, arguments: args });
}
