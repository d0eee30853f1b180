import { visible } from '../text/visible';
import type { Translate } from '../text/translate';
import { describeEnding, duration, tellingLine } from './describeEnding';
import { nameReason } from './describeResult';
import { isBadEnding } from './runVerdict';
import type { BoardRun, InputResult, Limits, Run } from './submission';

/** What a submission came to on an input, for people. */
export interface InputText {
  /** Such as "TLE on board 31: 2.0 s of processor time; the limit is 1.0 s", or only the verdict. */
  readonly headline: string;
  /** Sentences that say more: what would pass, which boards end well, what to change. */
  readonly notes: readonly string[];
}

/** Describes the result of an input, the verdict first. */
export function describeInput(result: InputResult, limits: Limits, t: Translate): InputText {
  return { headline: headline(result, limits, t), notes: notes(result, t) };
}

/** "12 ms · 3.4 MB", as far as they are known. */
export function describeMeasures(
  { cpuMilliseconds, wallMilliseconds, megabytes }: Run,
  t: Translate,
): string {
  const time = duration(cpuMilliseconds ?? wallMilliseconds, t);
  return megabytes === undefined ? time : `${time} · ${t('{0} MB', megabytes.toFixed(1))}`;
}

function headline(result: InputResult, limits: Limits, t: Translate): string {
  const { verdict, run, check } = result;
  if (isBadEnding(verdict)) {
    const board = boardAtFault(result);
    const ending = describeEnding(board?.run ?? run, limits, t);
    if (board) return t('{0} on board {1}: {2}', board.verdict, board.case + 1, ending);
    const { fewestBoards } = result;
    return fewestBoards === undefined
      ? t('{0}: {1}', verdict, ending)
      : t('{0} on the first {1} boards: {2}', verdict, fewestBoards, ending);
  }
  if (check.extra) return t('{0}: {1}', verdict, t('Too much output: the input has no boards.'));
  const wrong = check.cases.find((found) => found.verdict === verdict && verdict !== 'AC');
  const reason = wrong && nameReason(wrong, t);
  return wrong && reason !== undefined
    ? t('{0} on board {1}: {2}', verdict, wrong.case + 1, reason)
    : verdict;
}

/** The first board that ends badly alone. */
function boardAtFault({ boards = [] }: InputResult): BoardRun | undefined {
  return boards.find(({ verdict }) => isBadEnding(verdict));
}

function notes(result: InputResult, t: Translate): string[] {
  const { verdict, run, check, passesAtTwice, boards = [], fewestBoards } = result;
  const found: string[] = [];
  const alone = boards.at(-1);
  if (passesAtTwice) found.push(t('It passes at 2× the limit.'));
  if (isBadEnding(verdict) && !boardAtFault(result) && alone) {
    if (fewestBoards !== undefined) found.push(t('Board {0} alone ends well.', alone.case + 1));
    else if (boards.length === check.cases.length) found.push(describeSlowest(boards, t));
  }
  if (isBadEnding(verdict) && passesAtTwice !== true && isRight(result))
    found.push(t('The output was right.'));
  const line = verdict === 'RE' ? tellingLine(run) : undefined;
  if (line !== undefined) found.push(line);
  if (run.output.trim() === '' && run.files.length > 0)
    found.push(
      t(
        'The program wrote {0} and nothing to standard output: remove freopen.',
        run.files.map(visible).join(', '),
      ),
    );
  return found;
}

/** Whether all that stands in the output is right, and nothing lacks. */
function isRight({ check }: InputResult): boolean {
  return check.verdict === 'AC' && check.cases.length > 0;
}

function describeSlowest(boards: readonly BoardRun[], t: Translate): string {
  const timeOf = ({ run }: BoardRun): number => run.cpuMilliseconds ?? run.wallMilliseconds;
  const slowest = boards.reduce((most, board) => (timeOf(board) > timeOf(most) ? board : most));
  return t(
    'Each board alone ends in time; the slowest is board {0} with {1}.',
    slowest.case + 1,
    duration(timeOf(slowest), t),
  );
}
