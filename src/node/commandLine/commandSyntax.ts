import type { Translate } from '../../core/text/translate';

/** The options of a command, as Node's `parseArgs` takes them. An option means the same in every command that has it. */
export type OptionTable = Readonly<
  Record<string, { readonly type: 'string' | 'boolean'; readonly short?: string }>
>;

/** What stands on the command line after the name of a command; the names and kinds of its options are checked. */
export interface Given {
  readonly operands: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
}

export interface WrongUsage {
  readonly kind: 'wrong-usage';
  /** For people. */
  readonly message: string;
}

/** How a command is called. */
export interface CommandSyntax<Options> {
  /** The arguments, such as `INPUT OUTPUT [--json]`. */
  readonly synopsis: string;
  readonly options: OptionTable;
  /** Exit code of wrong usage and of files that cannot be read or written. */
  readonly failed: 2 | 3;
  readonly read: (given: Given, t: Translate) => Options | WrongUsage;
  /** What it does, in a few words. */
  readonly summary: (t: Translate) => string;
  /** What it does, line by line. */
  readonly description: (t: Translate) => readonly string[];
  /** The options with their values, and what they do. */
  readonly optionTexts: (t: Translate) => readonly (readonly [option: string, text: string])[];
  /** More of it, line by line: the shape of its JSON, its exit codes. */
  readonly notes: (t: Translate) => readonly string[];
}
