import * as vscode from 'vscode';
import { describeInput, describeMeasures } from '../../core/judge/describeInput';
import type { InputResult, Limits } from '../../core/judge/submission';
import { translate } from '../translate';
import type { Judged, JudgedInput } from './submissions';

const SEPARATOR = ' · ';

/** The verdict of a submission with its name, and what more is to be said. */
export function summaryOf(judged: Judged): string {
  const name = vscode.workspace.asRelativePath(judged.source);
  const worst = worstInput(judged);
  const notes = worst ? describeInput(worst.result, judged.limits, translate).notes : [];
  return [vscode.l10n.t('{0}: {1}', name, describeVerdict(judged)), ...notes].join(SEPARATOR);
}

/** "WA on board 4: optimal but not smallest: letter 3 · sample.rot · 12 ms · 3.4 MB". */
export function describeVerdict(judged: Judged): string {
  const { verdict, compilation, inputs, limits } = judged;
  const worst = worstInput(judged);
  if (!worst) {
    const [error] = compilation.messages.filter(({ severity }) => severity === 'error');
    return error ? vscode.l10n.t('{0}: {1}', verdict, error.text.split('\n')[0] ?? '') : verdict;
  }
  const { headline } = describeInput(worst.result, limits, translate);
  const older = compilation.olderStandard;
  return [
    verdict === 'AC' && inputs.length > 1 ? vscode.l10n.t('AC on {0} inputs', inputs.length) : headline,
    ...(verdict === 'AC' && inputs.length > 1 ? [] : [worst.input.name]),
    describeMeasures(worst.result.run, translate),
    ...(older === undefined ? [] : [vscode.l10n.t('compiled as {0}', older)]),
  ].join(SEPARATOR);
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
