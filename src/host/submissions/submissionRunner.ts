import type { Profile } from '../../core/judge/profile';
import type { StressOutcome, StressProgress } from '../../core/judge/stressTest';
import type { Limits, NumberedResult, SubmissionResult } from '../../core/judge/submission';
import type { DebugTarget, Debugging, NoDebugger } from '../testing/debugging';

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
  | { readonly kind: 'judged'; readonly result: NumberedResult };

export interface JudgeRequest {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: RunProgress) => void;
}

export interface StressRequest {
  /** A whole number, of which the lower 32 bits count: the same one tries the same boards again. */
  readonly seed: number;
  /** How long to look for a failure; to make it smaller is given more. */
  readonly seconds: number;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: StressProgress) => void;
}

/** What came of a stress test; `judged` only where the source does not compile. */
export type StressResult = SubmissionResult | StressOutcome;

/** What came of a compiler; `reason` where it did not end by itself. */
export type CompilerRun =
  | { readonly kind: 'succeeded'; readonly log: string }
  | { readonly kind: 'failed'; readonly log: string; readonly reason?: string }
  | { readonly kind: 'stopped' };

/** Compiles and runs programs; only the Node extension host has one. */
export interface SubmissionRunner {
  judge(
    submission: Submission,
    inputs: readonly SubmissionInput[],
    request: JudgeRequest,
  ): Promise<SubmissionResult>;

  /** Runs a compiler, without a shell; what it makes is where its arguments say. */
  compile(argv: readonly [program: string, ...args: string[]], signal: AbortSignal): Promise<CompilerRun>;

  stress(submission: Submission, request: StressRequest): Promise<StressResult>;

  /** How to debug a source with the debuggers that are installed. */
  debuggingOf(target: DebugTarget): Debugging | NoDebugger;

  /** The endings of files that a toolchain is built in for, without the dot. */
  readonly endings: readonly string[];
}
