import type { FaultCode } from '../core/problems/rotation/faults';
import type { Severity } from '../core/text/severity';
import type { Verdict } from '../core/judge/verdict';

/** A fault of the document as the board editor shows it. */
export interface FaultView {
  readonly code: FaultCode;
  readonly severity: Severity;
  /** In the language of the user. */
  readonly message: string;
  /** The cell it belongs to, 0 to 23. */
  readonly cell?: number;
  /** Where it stands in the text, for "Go to text". */
  readonly offset: number;
}

/** The cells that a snapshot leaves out, as an earlier one had them: whole boards. */
export interface KeptCells {
  /** Version of the earlier snapshot. */
  readonly version: number;
  /** So many characters stand before those that are sent. */
  readonly start: number;
  /** So many characters, to the end, stand behind them. */
  readonly end: number;
}

/** Faults of one place, of which there may be too many to send. */
export interface FaultsView {
  /** How many there are. */
  readonly count: number;
  /** The first of them. */
  readonly first: readonly FaultView[];
}

/** What the board editor knows of one case besides its cells. */
export interface CaseView {
  /** null for a case without an answer (it has a fault). */
  readonly answer: AnswerView | null;
  readonly faults: FaultsView;
}

export interface AnswerView {
  readonly word: string;
  readonly centre: 1 | 2 | 3;
}

/** Facts of one position on the way of the answer. */
export interface StepView {
  /** Moves until each of 1, 2 and 3 could fill the centre. */
  readonly distances: readonly [number, number, number];
  /** The letters that start a shortest solution from here. */
  readonly firstMoves: string;
  readonly optimalWords: number;
}

/** Everything shown of the selected case. */
export interface DetailView {
  readonly answer: AnswerView;
  /** The positions after 0, 1, … letters of the answer; `steps.length` is one more than the moves. */
  readonly steps: readonly StepView[];
  /** IDA* with the exact distances. */
  readonly exact: { readonly iterations: number; readonly bound: number; readonly nodes: number };
  /** IDA* with the centre count; `nodes` is a lower bound where `complete` is false; 0 before the search has begun. */
  readonly centre: { readonly nodes: number; readonly complete: boolean };
}

/** Letters of an attempt that are sent; an answer has at most 13. */
export const LONGEST_ATTEMPT = 200;

/** A word that some output gives for a case, to be played in place of the answer. */
export interface AttemptView {
  /** The file that it stands in. */
  readonly source: string;
  /** Its letters up to the first that is no move. */
  readonly word: string;
  /** How many letters are played at first. */
  readonly step: number;
  /** The letter at fault, from 0; null where there is none in the word. */
  readonly fault: number | null;
  /** The positions after 0, 1, … letters; one more than the letters. */
  readonly steps: readonly StepView[];
}

/** An output, or a submission, that fails on a board. In the language of the user. */
export interface MarkView {
  /** The address of the file, for `openMark`. */
  readonly source: string;
  readonly name: string;
  readonly verdict: Verdict;
  /** The reason in a few words; empty where the verdict says all. */
  readonly summary: string;
  /** The reason in full. */
  readonly message: string;
}

/** What fails on one board, of which there may be too much to send. */
export interface MarkedCase {
  readonly case: number;
  /** The gravest. */
  readonly verdict: Verdict;
  /** How many outputs and submissions fail on it. */
  readonly count: number;
  /** The first of them. */
  readonly first: readonly MarkView[];
}

/** From the extension to the board editor: snapshots. Case indices count from 0. */
export type ToWebview =
  | {
      readonly type: 'document';
      /** Version of the text document that this snapshot shows. */
      readonly version: number;
      readonly name: string;
      readonly readOnly: boolean;
      /** 24 characters a case, `1`, `2`, `3`, or `.` where there is no valid symbol. */
      readonly cells: string;
      /** Only of a long document, after a change of few boards: `cells` goes between these. */
      readonly kept?: KeptCells;
      /** Those that belong to no case. */
      readonly faults: FaultsView;
      /** The errors and warnings of the file and of all its cases. */
      readonly faultCount: number;
    }
  | {
      readonly type: 'answers';
      readonly version: number;
      /** The case of the first of `cases`. */
      readonly first: number;
      readonly cases: readonly CaseView[];
    }
  | {
      readonly type: 'detail';
      readonly version: number;
      readonly case: number;
      /** null for a case without an answer. */
      readonly detail: DetailView | null;
      readonly faults: FaultsView;
    }
  | {
      readonly type: 'marks';
      readonly version: number;
      /** How many boards of the document have marks. */
      readonly count: number;
      /** Those that are in view, and the selected one, as far as they have marks. */
      readonly cases: readonly MarkedCase[];
    }
  | {
      /** Selects a case, scrolls to it, and starts playing its answer, or the attempt, where `play` is true. */
      readonly type: 'select';
      readonly case: number;
      readonly play: boolean;
      readonly attempt?: AttemptView;
    };

/** A change that the user asks for. */
export type EditIntent =
  /** Plays a word on the board as it stands in the document. */
  | { readonly kind: 'turn'; readonly case: number; readonly word: string }
  | { readonly kind: 'set'; readonly case: number; readonly cell: number; readonly symbol: 1 | 2 | 3 }
  /** Adds a random board behind a case (-1: first). */
  | { readonly kind: 'add'; readonly case: number }
  | { readonly kind: 'duplicate'; readonly case: number }
  | { readonly kind: 'shuffle'; readonly case: number }
  | { readonly kind: 'delete'; readonly case: number };

/** From the board editor to the extension: intents. */
export type FromWebview =
  | { readonly type: 'ready' }
  /** The cases in view now; the extension sends their answers. */
  | { readonly type: 'view'; readonly first: number; readonly count: number }
  /** The selected case; the extension sends its detail. */
  | { readonly type: 'select'; readonly case: number }
  /**
   * Always answered with a `document`: one of a newer version where the edit changed the text; the one that stands
   * where it changed nothing or was refused, as it is where `version` is not the document's.
   */
  | { readonly type: 'edit'; readonly version: number; readonly edit: EditIntent }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'solve' }
  | { readonly type: 'openText' }
  /** Shows beside what is at fault, in the output. */
  | { readonly type: 'openMark'; readonly case: number; readonly source: string }
  /** Selects the next board behind a case that something fails on. */
  | { readonly type: 'nextMark'; readonly case: number }
  /** Shows a place of the text beside. */
  | { readonly type: 'reveal'; readonly offset: number }
  /** Puts the judge's answer of a case on the clipboard. */
  | { readonly type: 'copyAnswer'; readonly case: number }
  /** Puts the 24 numbers of a case on the clipboard. */
  | { readonly type: 'copyBoard'; readonly case: number };
