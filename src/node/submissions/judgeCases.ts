import type { CaseResult, OutputCheck } from '../../core/judge/caseResult';
import { checkOutput } from '../../core/judge/checkOutput';
import type { Profile } from '../../core/judge/profile';
import { type Answer, walkToAnswer } from '../../core/problems/rotation/answer';
import type { Board } from '../../core/problems/rotation/board';
import type { DistanceTable } from '../../core/problems/rotation/distances';
import { readInput } from '../../core/problems/rotation/input';
import type { Span } from '../../core/text/span';

/** A board of an input, with the judge's answer where it has one. */
export interface JudgeCase {
  readonly board: Board;
  readonly answer: Answer | undefined;
  readonly span: Span;
}

/** The cases of an input, and what judging them takes. */
export class JudgeCases {
  readonly all: readonly JudgeCase[];
  /** Whether there is anything to judge by: a board with an answer, or for a usual judge an input of only the final 0. */
  readonly canBeJudged: boolean;

  constructor(
    readonly text: string,
    private readonly profile: Profile,
    private readonly table: DistanceTable,
  ) {
    const { cases, terminator } = readInput(text);
    this.all = cases.map(({ board, solvable, span }) => ({
      board,
      answer: solvable ? walkToAnswer(table, board) : undefined,
      span,
    }));
    this.canBeJudged =
      this.all.length === 0
        ? terminator !== undefined && profile !== 'single-board'
        : this.all.some(({ answer }) => answer);
  }

  check(output: string): OutputCheck {
    return checkOutput(this.all, output, this.profile, this.table);
  }

  /** The result of the case at `index` of which `output` holds nothing but the answer. */
  checkOne(index: number, output: string): CaseResult | undefined {
    const { cases, verdict } = checkOutput(
      this.all.slice(index, index + 1),
      output,
      this.profile,
      this.table,
    );
    const [result] = cases;
    return result && { ...result, verdict, case: index };
  }

  /** The first `count` cases as an input, laid out as they are. */
  first(count: number): string {
    return this.withEnd(this.text.slice(0, this.all[count - 1]?.span.end ?? 0));
  }

  /** One case as an input, laid out as it is. */
  alone(index: number): string {
    const { start, end } = this.all[index]?.span ?? { start: 0, end: 0 };
    return this.withEnd(this.text.slice(start, end));
  }

  private withEnd(boards: string): string {
    const lineBreak = this.text.includes('\r\n') ? '\r\n' : '\n';
    return boards + lineBreak + (this.profile === 'single-board' ? '' : `0${lineBreak}`);
  }
}
