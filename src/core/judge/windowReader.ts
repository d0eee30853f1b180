import type { CheckedCase } from './checkedCase';
import { NONE, alignWindow } from './alignWindow';
import type { Anchor } from './anchors';
import type { OutputToken } from './outputTokens';
import { centreCost, isExpectedWord, missingCost, movesCost } from './tokenCosts';
import type { TokenCounter } from './tokenCounter';
import type { TokenQueue } from './tokenQueue';
import type { WordEffects } from './wordEffects';

/** The next tokens of an output, read as lines of the next cases. */
export interface WindowReading {
  /** For every slot, a line of a case, the index of its token in the queue, or `NONE`. */
  readonly tokenOf: readonly number[];
  /** Whole cases that are read. */
  readonly cases: number;
  /** How many tokens were looked at. */
  readonly tokens: number;
  /** Whether all that is left is read. */
  readonly isWhole: boolean;
  /** Whether every line is there, of the kind that it should be, and nothing between. */
  readonly isStraight: boolean;
}

/** How much is looked at, in cases and tokens. */
export interface WindowSize {
  readonly cases: number;
  readonly tokens: number;
}

/** Reads the next tokens of an output as lines of the next cases in the likeliest way. */
export class WindowReader {
  constructor(
    private readonly cases: readonly CheckedCase[],
    private readonly text: string,
    private readonly queue: TokenQueue,
    private readonly effects: WordEffects,
    private readonly slotsPerCase: 1 | 2,
    private readonly counter: TokenCounter,
  ) {}

  /** Whether all that is left from a case on, up to `bound`, is within a size. */
  isWithin(first: number, size: WindowSize, bound: Anchor | undefined): boolean {
    const { cases, queue, text } = this;
    if ((bound?.case ?? cases.length) - first > size.cases) return false;
    const limit = bound?.offset ?? text.length;
    return (queue.peek(size.tokens)?.start ?? limit) >= limit;
  }

  /** Reads from a case on, up to `bound` where that is within reach. */
  read(first: number, size: WindowSize, bound: Anchor | undefined): WindowReading {
    const { cases, slotsPerCase, text } = this;
    const casesLeft = (bound?.case ?? cases.length) - first;
    const caseCount = Math.min(size.cases, casesLeft);
    const slots = caseCount * slotsPerCase;
    const limit = bound?.offset ?? text.length;
    const tokens = this.tokensBefore(limit, size.tokens);
    const brought = tokens.map((token) => this.effects.of(token));
    const tokensEnd = (this.queue.peek(tokens.length)?.start ?? limit) >= limit;
    const caseOf = (slot: number): CheckedCase | undefined => cases[first + Math.floor(slot / slotsPerCase)];
    const tokenOf = alignWindow({
      slots,
      tokens: tokens.length,
      slotsBehind: (casesLeft - caseCount) * slotsPerCase,
      tokensEnd,
      tokensPerSlot: this.tokensUpTo(limit) / (casesLeft * slotsPerCase),
      cost: (slot, index) => {
        const found = caseOf(slot);
        const token = tokens[index];
        if (!found || !token) return Infinity;
        return slot % slotsPerCase === 0
          ? movesCost(found, text, token, brought[index] ?? 0, slotsPerCase === 2)
          : centreCost(found, text, token);
      },
      missing: (slot) => missingCost(caseOf(slot)),
    });
    return {
      tokenOf,
      cases: Math.floor(tokenOf.length / slotsPerCase),
      tokens: tokens.length,
      isWhole: caseCount === casesLeft && tokensEnd,
      isStraight: tokenOf.length === slots && tokenOf.every((token, slot) => this.isInLine(token, slot)),
    };
  }

  /**
   * How many cases of a reading from a case on stand before a place from which on the output is right again; undefined
   * where it is not within the window.
   */
  certainCases({ tokenOf, cases, isWhole }: WindowReading, first: number): number | undefined {
    if (isWhole) return cases;
    for (let index = tokenOf[0] === 0 ? 1 : 0; index + 1 < cases; index++) {
      const isCertain =
        this.isRight(tokenOf, first, index) &&
        this.isRight(tokenOf, first, index + 1) &&
        !this.isRepeated(first + index);
      if (isCertain) return index;
    }
    return undefined;
  }

  /** About how many tokens there are up to an offset, as far as they are counted. */
  private tokensUpTo(offset: number): number {
    const { counter } = this;
    return counter.before(offset) - counter.before(this.queue.peek(0)?.start ?? offset);
  }

  private tokensBefore(offset: number, most: number): OutputToken[] {
    const tokens: OutputToken[] = [];
    for (let index = 0; index < most; index++) {
      const token = this.queue.peek(index);
      if (!token || token.start >= offset) break;
      tokens.push(token);
    }
    return tokens;
  }

  private isInLine(token: number, slot: number): boolean {
    const kind = token === slot ? this.queue.peek(token)?.kind : undefined;
    return slot % this.slotsPerCase === 0 ? kind === 'word' || kind === 'no-moves' : kind === 'number';
  }

  /** Whether cases next to each other in a reading from a case on have the same answer. */
  hasRun({ cases }: WindowReading, first: number): boolean {
    for (let index = first; index + 1 < first + cases; index++) if (this.isRepeated(index)) return true;
    return false;
  }

  /** Whether a case has the answer of the next one, so that the output would be right there by one case ahead too. */
  private isRepeated(index: number): boolean {
    return this.cases[index]?.answer?.word === this.cases[index + 1]?.answer?.word;
  }

  /** Whether the right word stands for a case of a reading. */
  private isRight(tokenOf: readonly number[], first: number, index: number): boolean {
    const found = this.cases[first + index];
    const slot = tokenOf[index * this.slotsPerCase] ?? NONE;
    const moves = slot === NONE ? undefined : this.queue.peek(slot);
    return found !== undefined && moves !== undefined && isExpectedWord(found, this.text, moves);
  }
}
