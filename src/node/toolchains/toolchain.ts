/** A standard of a language before the usual one, and the argument that asks for it. */
export interface OlderStandard {
  /** Such as `c++14`. */
  readonly name: string;
  readonly argument: string;
}

/**
 * Programs that make a source ready and run it. In every argument `${source}` is the copy of the source, `${output}` the
 * program to be made, `${directory}` the private folder of both, `${origin}` the folder of the user's source, `${memory}`
 * the limit of memory in megabytes, `${mainClass}` the Java class that has `main`, and `${path:NAME}` where the program
 * NAME was found.
 */
export interface Toolchain {
  /** The programs that have to be there; the first names the toolchain. */
  readonly programs: readonly [string, ...string[]];
  /** Asks for the version; whether a program can be used is seen by this too, as some systems have empty shells. */
  readonly version: readonly string[];
  /** Whether a version, as the program prints it, will do; absent where every one does. */
  readonly accepts?: (version: string) => boolean;
  /** Makes or checks a program; absent where nothing is to be done. */
  readonly compile?: readonly string[];
  /** From the newest to the oldest; tried where the usual standard fails. */
  readonly olderStandards?: readonly OlderStandard[];
  readonly run: readonly string[];
  /** Whether `run` itself keeps the heap within the limit, so that the process may be given room beside the heap. */
  readonly limitsHeap?: boolean;
  /** How to get its programs, where that is not how the others of the language are got. */
  readonly installation?: Installation;
}

/** How to get what a language needs: a command for each package manager, and an address. */
export interface Installation {
  readonly apt?: string;
  readonly brew?: string;
  readonly winget?: string;
  readonly address: string;
}

/** A language of submissions. */
export interface Language {
  readonly name: string;
  /** Endings of its files, in lower case, without the dot. */
  readonly endings: readonly string[];
  /** In the order in which they are tried. */
  readonly toolchains: readonly [Toolchain, ...Toolchain[]];
  readonly installation: Installation;
  /** A program that does nothing, to measure the start of all; absent where programs start at once. */
  readonly empty?: string;
}
