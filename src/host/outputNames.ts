/** One entry of the setting `rotation.outputFiles`, taken apart. */
export interface OutputPattern {
  /** The folder of the outputs, relative to that of the input; empty for the same one. */
  readonly folder: string;
  /** Name of the file, with `${name}` for the input's name and `*` for anything. */
  readonly file: string;
}

const NAME = '${name}';
const INPUT_FILE = /^(.+)\.(rot|in)$/i;

/** An entry of the setting; undefined for one that names no file beside the input or in a folder below. */
export function parseOutputPattern(text: string): OutputPattern | undefined {
  const parts = text.split('/').filter((part) => part !== '' && part !== '.');
  const file = parts.pop();
  return file === undefined || file === '..' || parts.includes('..')
    ? undefined
    : { folder: parts.join('/'), file };
}

/** The name of an input without its ending; undefined where the file is no input by its name. */
function inputStem(file: string): string | undefined {
  return INPUT_FILE.exec(file)?.[1];
}

/** Whether a file may be the output of some input. */
export function mayBeOutput(file: string, { file: pattern }: OutputPattern): boolean {
  return inputStem(file) === undefined && expression(pattern, '.+').test(file);
}

/** The names that are an input's outputs by a pattern; another input may have a better claim to them. */
export function outputsOf(
  input: string,
  files: readonly string[],
  { file: pattern }: OutputPattern,
): string[] {
  const stem = inputStem(input);
  if (stem === undefined) return [];
  const wanted = expression(pattern, escape(stem));
  return files.filter((file) => inputStem(file) === undefined && wanted.test(file));
}

/**
 * The input that a file is the output of, among the names in the inputs' folder: the one with the longest name, so that
 * `a.b.out` is of `a.b.rot` before `a.rot`; of two, the `.rot`.
 */
export function ownerOf(
  output: string,
  inputs: readonly string[],
  patterns: readonly OutputPattern[],
): string | undefined {
  const owners = inputs.filter((input) =>
    patterns.some((pattern) => outputsOf(input, [output], pattern).length > 0),
  );
  return owners.sort(byClaim)[0];
}

function byClaim(a: string, b: string): number {
  const stems = (inputStem(b) ?? '').length - (inputStem(a) ?? '').length;
  return stems || Number(isRot(b)) - Number(isRot(a)) || (a < b ? -1 : 1);
}

function isRot(file: string): boolean {
  return file.toLowerCase().endsWith('.rot');
}

function expression(pattern: string, name: string): RegExp {
  const parts = pattern.split(NAME).map((part) => part.split('*').map(escape).join('.*'));
  return new RegExp(`^${parts.join(name)}$`, 's');
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
