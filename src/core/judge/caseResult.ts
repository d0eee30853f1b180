import type { Answer } from '../problems/rotation/answer';
import type { BoardSymbol } from '../problems/rotation/board';
import type { Letter } from '../problems/rotation/moves';
import type { Span } from '../text/span';
import type { CheckVerdict } from './verdict';

/** How right tokens are laid out otherwise than the judge does. */
export type LayoutFault =
  | 'blank-line'
  | 'leading-space'
  /** Two lines stand on one. */
  | 'merged-lines'
  /** Two lines stand on one with nothing between them. */
  | 'glued-lines'
  /** One line stands on two. */
  | 'split-line'
  /** More than one space between the words of a line. */
  | 'inner-space'
  | 'letter-case'
  | 'byte-order-mark';

/** Why a case has its verdict. Letters of a word count from 0. */
export type Finding =
  | { readonly reason: 'accepted' }
  /** Solves in the fewest moves; the word is first to differ from the judge's at `letter`, where `expectedLetter` stands. */
  | { readonly reason: 'not-smallest'; readonly letter: number; readonly expectedLetter: Letter }
  /** Solves in `moves` where `least` do; after the move at `letter` the distance did not fall. */
  | {
      readonly reason: 'not-shortest';
      readonly letter: number;
      readonly moves: number;
      readonly least: number;
    }
  /** After the word the most frequent symbol stands in `equal` of the eight cells of the centre. */
  | { readonly reason: 'not-solved'; readonly equal: number }
  /** The word brings `centre` to the centre, and another token stands there. */
  | { readonly reason: 'wrong-centre'; readonly centre: BoardSymbol }
  /** A character outside A to H; `lowerCase` where it is one of a to h. */
  | { readonly reason: 'illegal-letter'; readonly character: string; readonly lowerCase: boolean }
  | { readonly reason: 'missing-no-moves' | 'missing-centre' | 'missing-case' | 'extra-output' }
  /** The board is solved already. */
  | { readonly reason: 'needless-moves'; readonly moves: number }
  | { readonly reason: 'presentation'; readonly layout: LayoutFault };

export type Reason = Finding['reason'];

/** What an output says of a case, as it stands there; undefined where nothing does. */
interface Got {
  readonly moves: string | undefined;
  readonly centre: string | undefined;
}

/** The verdict of one case. */
export type CaseResult = Finding & {
  /** Index of the case in the input. */
  readonly case: number;
  readonly verdict: CheckVerdict;
  /** The letter, token or layout at fault; empty, where it should stand, for what is missing. All for an accepted case. */
  readonly span: Span;
  /** All that the output says of the case; empty where it says nothing. */
  readonly block: Span;
  readonly expected: Answer;
  readonly got: Got;
};

/** The verdict of a whole output. */
export interface OutputCheck {
  readonly verdict: CheckVerdict;
  /** One for each case that has an answer, in the order of the input. */
  readonly cases: readonly CaseResult[];
  /** What an output says where the input has no boards at all; absent where it says nothing. */
  readonly extra?: Span;
}
