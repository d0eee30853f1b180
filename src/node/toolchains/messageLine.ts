import type { CompilerMessage } from '../../core/judge/submission';

/** One line of a compiler, read. */
export interface MessageLine {
  readonly severity: CompilerMessage['severity'];
  /** As the compiler names it; absent where the line names no file. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly text: string;
}

/** Words for severities, in English and as the Chinese texts of GNU's and Java's compilers have them. */
const WORDS =
  '(?:internal compiler |fatal |syntax )?error|fatal|warning|note|hint|info|help|致命错误|错误|警告|附注|备注|注';

/** `FILE:LINE:COLUMN: error[E1]: TEXT`, and without column. */
const COLONS = new RegExp(
  String.raw`^(?<file>(?:[A-Za-z]:)?[^:]+):(?<line>\d+):(?:(?<column>\d+):)? ?(?<word>${WORDS})(?:\[(?<code>\w+)\])?[:：] *(?<text>.+)$`,
  'i',
);

/** `./FILE:LINE:COLUMN: TEXT`, as Go has it. */
const GO = /^(?<file>\.[\\/][^:]+):(?<line>\d+):(?:(?<column>\d+):)? (?<text>.+)$/;

/** `FILE(LINE,COLUMN): error CS1: TEXT`, as C#, TypeScript and Pascal have it. */
const BRACKETS = new RegExp(
  String.raw`^(?<file>[^()]+)\((?<line>\d+)(?:,(?<column>\d+))?\):? (?<word>${WORDS})(?: (?<code>[A-Z]+\d+))?: *(?<text>.+)$`,
  'i',
);

/** What linkers say of names, behind a place in machine code. */
const LINKER = /(?<text>(?:undefined reference to|multiple definition of|undefined symbol) .+)$/;

/** `error: TEXT` of no place, with the name of the program before it or not; but not the sum that a linker draws. */
const PLACELESS = new RegExp(
  String.raw`^(?:[^\s:]+: )?(?<word>${WORDS})(?:\[\w+\])?[:：] *(?<text>(?! *ld returned ).+)$`,
  'i',
);

/** Reads a line, or returns undefined for one that is no message. */
export function readMessageLine(text: string): MessageLine | undefined {
  for (const form of [BRACKETS, COLONS, GO, LINKER, PLACELESS]) {
    const parts = form.exec(text)?.groups;
    if (parts) return fromParts(parts);
  }
  return undefined;
}

function fromParts(parts: Partial<Record<string, string>>): MessageLine {
  const { file, line, column, word = 'error', code, text = '' } = parts;
  return {
    severity: severityOf(word),
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line: Number(line) }),
    ...(column === undefined ? {} : { column: Number(column) }),
    text: withCharacters(code === undefined ? text : `${text} [${code}]`),
  };
}

/** GNU's compilers spell the letters of `#error 中文` out, as in `\U00004e2d`. */
function withCharacters(text: string): string {
  return text.replace(/\\U(00(?:0[\da-f]|10)[\da-f]{4})/g, (_, code: string) =>
    String.fromCodePoint(parseInt(code, 16)),
  );
}

function severityOf(word: string): MessageLine['severity'] {
  if (/error|fatal|错误/i.test(word)) return 'error';
  return /warning|警告/i.test(word) ? 'warning' : 'information';
}
