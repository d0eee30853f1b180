/** How a source is debugged on an input. */
export interface Debugging {
  readonly configuration: DebugConfiguration;
  /** A command that compiles the source before. */
  readonly compile?: readonly [program: string, ...args: string[]];
  /** A folder that is to be there and empty before. */
  readonly emptied?: string;
  /** A script that the configuration starts in place of the source. */
  readonly script?: { readonly path: string; readonly text: string };
}

/** A configuration as in `launch.json`, without its name. */
export interface DebugConfiguration {
  readonly type: string;
  readonly request: 'launch';
  readonly [key: string]: unknown;
}

export interface DebugTarget {
  /** Paths of files. */
  readonly source: string;
  readonly input: string;
  /** A private folder for what is made to debug. */
  readonly folder: string;
  readonly isInstalled: (extension: string) => boolean;
}

/** No debugger is known for a language, or the extension that brings it is not installed. */
export interface NoDebugger {
  /** The identifiers of extensions, of which one would do; none where no debugger is known. */
  readonly extensions: readonly string[];
}
