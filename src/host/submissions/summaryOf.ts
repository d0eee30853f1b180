import * as vscode from 'vscode';
import { describeInput, describeMeasures } from '../../core/judge/describeInput';
import type { Compilation, CompilerMessage, InputResult, Limits } from '../../core/judge/submission';
import type { Verdict } from '../../core/judge/verdict';
import { translate } from '../translate';
import type { Judged, JudgedInput } from './submissions';

const SEPARATOR = ' · ';

const LIMITED: ReadonlySet<Verdict> = new Set(['TLE', 'MLE', 'OLE']);

/** The verdict of a submission with its name, and what more is to be said. */
export function summaryOf(judged: Judged): string {
  const name = vscode.workspace.asRelativePath(judged.source);
  const worst = worstInput(judged);
  const notes = worst ? describeInput(worst.result, judged.limits, translate).notes : [];
  return [vscode.l10n.t('{0}: {1}', name, describeVerdict(judged)), ...notes].join(SEPARATOR);
}

/** "WA on board 4: optimal but not smallest: letter 3 · sample.rot · 12 ms · 3.4 MB". */
export function describeVerdict(judged: Judged): string {
  const { verdict, compilation, inputs } = judged;
  const worst = worstInput(judged);
  if (!worst) return headlineOf(judged);
  const older = compilation.olderStandard;
  return [
    headlineOf(judged),
    ...(verdict === 'AC' && inputs.length > 1 ? [] : [worst.input.name]),
    // At a limit the headline has told what was measured against it.
    ...(LIMITED.has(verdict) ? [] : [describeMeasures(worst.result.run, translate)]),
    ...(older === undefined ? [] : [vscode.l10n.t('compiled as {0}', older)]),
  ].join(SEPARATOR);
}

/** What fails, and where several inputs were run on which, in as few words as stand above a source in a narrow editor. */
export function describeBriefly(judged: Judged): string {
  const worst = worstInput(judged);
  const headline = headlineOf(judged);
  return worst && judged.inputs.length > 1 ? [headline, worst.input.name].join(SEPARATOR) : headline;
}

function headlineOf(judged: Judged): string {
  const { verdict, compilation, inputs, limits } = judged;
  const worst = worstInput(judged);
  if (worst)
    return verdict === 'AC' && inputs.length > 1
      ? vscode.l10n.t('AC on {0} inputs', inputs.length)
      : describeInput(worst.result, limits, translate).headline;
  const error = firstError(compilation);
  return error ? vscode.l10n.t('{0}: {1}', verdict, error.text.split('\n')[0] ?? '') : verdict;
}

/** The first error that a compiler told. */
export function firstError({ messages }: Compilation): CompilerMessage | undefined {
  return messages.find(({ severity }) => severity === 'error');
}

/** What a submission came to on an input, the verdict first and what more is to be said on lines of their own. */
export function describeInputResult(result: InputResult, limits: Limits): string {
  const { headline, notes } = describeInput(result, limits, translate);
  return [headline, ...notes].join('\n');
}

/** The input that the verdict comes from: of those, the one that took the longest. */
export function worstInput({ verdict, inputs }: Judged): JudgedInput | undefined {
  const time = ({ result: { run } }: JudgedInput): number => run.cpuMilliseconds ?? run.wallMilliseconds;
  const [first, ...others] = inputs.filter(({ result }) => result.verdict === verdict);
  return others.reduce((most, each) => (most && time(most) >= time(each) ? most : each), first);
}
