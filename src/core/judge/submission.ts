import type { CaseResult, OutputCheck } from './caseResult';
import type { Verdict } from './verdict';

/** What a run may take. */
export interface Limits {
  /** Of processor time, in milliseconds; the wall clock is given more, as other programs run beside. */
  readonly milliseconds: number;
  /** Of memory, in units of 2^20 bytes. */
  readonly megabytes: number;
  /** Of standard output, in bytes. */
  readonly outputBytes: number;
}

/** How a run ended. */
export type Ending =
  | { readonly kind: 'exited'; readonly code: number }
  /** Ended by a signal that nobody here sent, such as SIGSEGV. */
  | { readonly kind: 'signal'; readonly signal: string }
  | { readonly kind: 'time-limit'; readonly clock: 'cpu' | 'wall' }
  | { readonly kind: 'memory-limit' }
  | { readonly kind: 'output-limit' }
  /** Ended on the user's wish. */
  | { readonly kind: 'stopped' }
  /** The program could not be started at all. */
  | { readonly kind: 'not-started'; readonly message: string };

/** One run of a program on one input. */
export interface Run {
  readonly ending: Ending;
  /** Of the whole process tree; undefined where the system does not tell. */
  readonly cpuMilliseconds: number | undefined;
  readonly wallMilliseconds: number;
  /** Most memory held at once, in units of 2^20 bytes; undefined where the system does not tell. */
  readonly megabytes: number | undefined;
  /** Standard output, decoded; up to the limit. */
  readonly output: string;
  /** The start of standard error, decoded. */
  readonly errors: string;
  /** Names of files that the program wrote into its working folder, as programs with `freopen` do. */
  readonly files: readonly string[];
}

/** A message of a compiler. Lines and columns count from 1; absent where the message names no place in the source. */
export interface CompilerMessage {
  readonly severity: 'error' | 'warning' | 'information';
  readonly line?: number;
  readonly column?: number;
  readonly text: string;
}

/** What came of compiling a source, or of finding it ready to run. */
export interface Compilation {
  /** The name of the language, such as `C++`. */
  readonly language: string;
  /** What the compiler or interpreter calls itself and its version, in one line. */
  readonly version: string;
  readonly succeeded: boolean;
  /** Whether the program was there from an earlier run. */
  readonly cached: boolean;
  /** The older language standard that was needed, such as `c++14`; absent where the usual one did. */
  readonly olderStandard?: string;
  readonly messages: readonly CompilerMessage[];
  /** All that the compiler printed, decoded. */
  readonly log: string;
}

/** One board of an input, run alone. */
export interface BoardRun {
  /** Index of the case in the input. */
  readonly case: number;
  readonly verdict: Verdict;
  readonly run: Run;
  /** What its output comes to; absent where it was not checked. */
  readonly result?: CaseResult;
}

/** What came of running a submission on one input. */
export interface InputResult {
  readonly verdict: Verdict;
  /** The run on the whole input. */
  readonly run: Run;
  /** What its output comes to as far as it goes, after every ending. */
  readonly check: OutputCheck;
  /** Whether the program would have passed with twice the time; absent where that was not tried. */
  readonly passesAtTwice?: boolean;
  /**
   * Boards that were run alone. Past the time limit these are the boards in order, up to the first that ends badly too
   * or until it takes too long. After another bad ending it is the last of `fewestBoards`; with a board an input, all.
   */
  readonly boards?: readonly BoardRun[];
  /** The fewest boards from the start on which it ends badly; absent where that was not tried. */
  readonly fewestBoards?: number;
}

/** What came of one of the inputs of a request. */
export interface NumberedResult extends InputResult {
  /** Index of the input in the request. */
  readonly index: number;
}

/** What came of judging a submission. */
export type SubmissionResult =
  | {
      readonly kind: 'judged';
      /** The worst of the inputs, or CE. */
      readonly verdict: Verdict;
      readonly compilation: Compilation;
      /** In the order of the request, without those that have nothing to judge by; none where the source does not compile. */
      readonly inputs: readonly NumberedResult[];
    }
  /** No toolchain is set for the ending of the file. */
  | { readonly kind: 'unknown-language'; readonly ending: string }
  /** The program of the toolchain is not there; `hint` says how to get it, as a command or an address. */
  | {
      readonly kind: 'not-installed';
      readonly language: string;
      readonly program: string;
      readonly hint: string;
    }
  /** No input has a board with an answer to judge by. */
  | { readonly kind: 'no-boards' }
  | { readonly kind: 'stopped' };
