import * as vscode from 'vscode';
import type { CaseResult } from '../../core/judge/caseResult';
import { summariseResult } from '../../core/judge/describeResult';
import { fileName } from '../addresses';
import type { CheckedOutput } from '../analysis/checkedOutput';
import type { OutputChecks } from '../analysis/outputChecks';
import { outputWord } from '../analysis/outputWord';
import { toPosition, toRange } from '../analysis/ranges';
import { COMMANDS, type CasePlace } from '../commandNames';
import { type Alike, describeTotal, failures, groupMissing } from '../describeCheck';
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
  const many = check.cases.length > MAX_BOARDS_WITH_LENSES;
  const shown = (many ? failures(check) : check.cases).slice(0, MAX_BOARDS_WITH_LENSES);
  return [
    lens(top, describeTotal(check)),
    lens(top, vscode.l10n.t('Compare with judge'), COMMANDS.compareWithJudge, pair.output),
    ...limitPerLine(
      groupMissing(shown),
      ([first]) => toPosition(lines, first.block.start),
      lensesOfCases(checked),
    ),
  ];
}

function lensesOfCases(checked: CheckedOutput): LensesOf<Alike> {
  return ([result, ...others], range) => {
    const last = others.at(-1);
    const summary = summariseResult(result, translate);
    if (last)
      return [lens(range, vscode.l10n.t('Cases {0} to {1}: {2}', result.case + 1, last.case + 1, summary))];
    const title = vscode.l10n.t('Case {0}: {1}', result.case + 1, summary);
    const word = result.verdict === 'AC' ? undefined : outputWord(checked.text, result);
    if (!word) return [lens(range, title)];
    const place: CasePlace = { uri: checked.pair.output, offset: word.start };
    return [lens(range, title), lens(range, vscode.l10n.t('Play'), COMMANDS.play, place)];
  };
}

interface Failed {
  readonly checked: CheckedOutput;
  readonly result: CaseResult;
}

function inInput(all: readonly CheckedOutput[]): vscode.CodeLens[] {
  const [first] = all;
  if (!first) return [];
  const boards = new Map<number, Failed[]>();
  for (const checked of all) {
    for (const result of failures(checked.check).slice(0, MAX_BOARDS_WITH_LENSES)) {
      const known = boards.get(result.case);
      if (known) known.push({ checked, result });
      else boards.set(result.case, [{ checked, result }]);
    }
  }
  const { input } = first;
  const start = ([index]: readonly [number, unknown]): vscode.Position =>
    toPosition(input.lines, input.input.cases[index]?.span.start ?? 0);
  const inOrder = [...boards].sort(([a], [b]) => a - b);
  return limitPerLine(inOrder, start, ([, failed], range) => [lensOfBoard(failed, range, input.uri)]);
}

/** The fault of the one output that is wrong on a board, or how many are. */
function lensOfBoard(failed: readonly Failed[], range: vscode.Range, input: vscode.Uri): vscode.CodeLens {
  const [one, ...others] = failed;
  if (!one || others.length > 0) {
    const title = vscode.l10n.t('{0} outputs are wrong here', failed.length);
    return lens(range, title, COMMANDS.showWrongOutputs, input, one?.result.case);
  }
  const { checked, result } = one;
  const { output } = checked.pair;
  const title = vscode.l10n.t('{0}: {1}', fileName(output), summariseResult(result, translate));
  return lens(range, title, 'vscode.open', output, { selection: toRange(checked.lines, result.span) });
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
