import { firstIndex } from '../../core/search/bisect';
import type { Mark } from './boardMark';

/** The marks on the boards of one input. */
export class InputMarks<Marked extends Mark> {
  /** How many boards have marks. */
  readonly boardCount: number;
  private readonly versions: ReadonlySet<number | undefined>;

  /** @param all in the order of the boards */
  constructor(readonly all: readonly Marked[]) {
    this.boardCount = all.filter((mark, i) => mark.case !== all[i - 1]?.case).length;
    this.versions = new Set(all.map(({ version }) => version));
  }

  /** Whether they are of a version of the input. */
  isOf(version: number): boolean {
    return [...this.versions].every((each) => each === undefined || each === version);
  }

  /** Those on `count` boards from `first` on. */
  on(first: number, count = 1): readonly Marked[] {
    return this.all.slice(this.position(first), this.position(first + count));
  }

  /** The next board with a mark behind one; behind the last such board, the first. */
  next(index: number): number | undefined {
    return (this.all[this.position(index + 1)] ?? this.all[0])?.case;
  }

  private position(index: number): number {
    return firstIndex(this.all.length, (at) => (this.all[at]?.case ?? Infinity) >= index);
  }
}
