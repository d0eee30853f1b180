import type { Board } from '../../core/problems/rotation/board';
import type { Profile } from '../../core/judge/profile';
import type { InputResult, Limits, SubmissionResult } from '../../core/judge/submission';

/** A toolchain as settings give it; `${source}`, `${output}` and `${directory}` are filled in within each argument. */
export interface ToolchainSetting {
  /** Absent where nothing is to be compiled. */
  readonly compile?: readonly string[];
  readonly run: readonly string[];
}

/** A source and how it is to be judged. */
export interface Submission {
  /** Path of the source in the file system. */
  readonly path: string;
  /** Its text where the editor holds a newer one than the file. */
  readonly text?: string;
  /** Toolchains of the user's settings, by file ending without the dot; they go before the built-in ones. */
  readonly toolchains: Readonly<Record<string, ToolchainSetting>>;
  readonly limits: Limits;
  readonly profile: Profile;
}

export interface SubmissionInput {
  readonly name: string;
  readonly text: string;
}

/** What is going on, as it happens. */
export type RunProgress =
  | { readonly kind: 'compiling'; readonly language: string }
  | { readonly kind: 'running'; readonly name: string; readonly board?: number }
  | { readonly kind: 'judged'; readonly result: InputResult };

export interface StressProgress {
  readonly boards: number;
  readonly batches: number;
  /** Whether a failing board was found and is being made smaller. */
  readonly shrinking: boolean;
}

export interface StressOptions {
  readonly seconds: number;
  readonly seed: number;
}

/** What came of a stress test. */
export type StressResult =
  | Exclude<SubmissionResult, { readonly kind: 'judged' }>
  /** The source does not compile. */
  | Extract<SubmissionResult, { readonly kind: 'judged' }>
  | { readonly kind: 'passed'; readonly seed: number; readonly boards: number; readonly batches: number }
  | {
      readonly kind: 'failed';
      readonly seed: number;
      /** What the failing input was made to try, as a key such as `tied` or `crlf`. */
      readonly batch: string;
      /** The smallest input found on which the submission still fails. */
      readonly input: string;
      readonly boards: readonly Board[];
      readonly result: InputResult;
    };

/** Compiles and runs programs; only the Node extension host has one. */
export interface SubmissionRunner {
  judge(
    submission: Submission,
    inputs: readonly SubmissionInput[],
    options: { readonly signal: AbortSignal; readonly onProgress: (progress: RunProgress) => void },
  ): Promise<SubmissionResult>;

  stress(
    submission: Submission,
    options: StressOptions & {
      readonly signal: AbortSignal;
      readonly onProgress: (progress: StressProgress) => void;
    },
  ): Promise<StressResult>;

  /** The endings of files that a toolchain is built in for, without the dot. */
  readonly endings: readonly string[];
}
