import { type Answer, formatAnswer } from '../problems/rotation/answer';
import type { TextEdit } from '../text/span';
import { isBreak } from '../text/whiteSpace';
import type { CaseResult } from './caseResult';
import type { Profile } from './profile';

/** How the judge's lines are written. */
export interface Wording {
  readonly profile: Profile;
  /** The line break of the output. */
  readonly eol: string;
}

/** The lines that a judge expects for an answer, without the last line break. */
export function expectedLines(answer: Answer, { profile, eol }: Wording): string {
  const lines = formatAnswer(answer).split('\n');
  return (profile === 'moves-only' ? lines.slice(0, 1) : lines).join(eol);
}

/** All that a judge expects of an input with these answers. */
export function expectedText(answers: readonly Answer[], wording: Wording): string {
  return answers.map((answer) => expectedLines(answer, wording) + wording.eol).join('');
}

/**
 * The edits of an output that put the judge's answers in place of what it says of some cases, and in where it says
 * nothing. What stands between a case and its neighbours goes too, unless it may belong to a board without an answer.
 *
 * @param cases all results of the output, in order
 */
export function mendCases(
  text: string,
  cases: readonly CaseResult[],
  isMended: (result: CaseResult) => boolean,
  wording: Wording,
): TextEdit[] {
  const edits: TextEdit[] = [];
  for (let first = 0; first < cases.length; first++) {
    const start = cases[first];
    if (!start || !isMended(start)) continue;
    let last = first;
    for (let next = cases[last + 1]; next && isMended(next) && follows(cases, last + 1);) {
      next = cases[++last + 1];
    }
    edits.push(mendRun(text, cases, { first, last }, wording));
    first = last;
  }
  return edits;
}

/** Whether no board without an answer lies between a case and the one before it. */
function follows(cases: readonly CaseResult[], at: number): boolean {
  return (cases[at]?.case ?? 0) === (cases[at - 1]?.case ?? -1) + 1;
}

function mendRun(
  text: string,
  cases: readonly CaseResult[],
  run: { readonly first: number; readonly last: number },
  wording: Wording,
): TextEdit {
  const { eol } = wording;
  const start = runStart(cases, run.first);
  const end = runEnd(text, cases, run.last);
  const lines = cases.slice(run.first, run.last + 1).map(({ expected }) => expectedLines(expected, wording));
  const lead = start === 0 || isBreak(text.charCodeAt(start - 1)) ? '' : eol;
  const tail = isBreak(text.charCodeAt(end)) ? '' : eol;
  return { span: { start, end }, text: lead + lines.join(eol) + tail };
}

function runStart(cases: readonly CaseResult[], first: number): number {
  const own = cases[first]?.block.start ?? 0;
  if (cases[first]?.case === 0) return 0;
  return first > 0 && follows(cases, first) ? (cases[first - 1]?.block.end ?? own) : own;
}

function runEnd(text: string, cases: readonly CaseResult[], last: number): number {
  const next = cases[last + 1];
  if (!next) return text.length;
  return follows(cases, last + 1) ? next.block.start : (cases[last]?.block.end ?? text.length);
}
