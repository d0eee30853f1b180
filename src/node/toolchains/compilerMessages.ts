import type { CompilerMessage } from '../../core/judge/submission';
import { type MessageLine, readMessageLine } from './messageLine';

/** Node's form: the place alone on a line, the source and a mark below it, and then the error. */
const NODE_PLACE = /^(?<file>.+):(?<line>\d+)$/;
const NODE_ERROR = /^SyntaxError(?: \[\w+\])?: .+$/;

const MARK = /^\s*\^[\^~]*\s*$/;

/**
 * The messages of a compiler or of a check of syntax. One about another file, such as a header, names its place in the
 * text; what is only context is left out, and so are errors of no place beside those that have one.
 *
 * @param source the name of the source's copy, without folder
 */
export function compilerMessages(log: string, source: string): readonly CompilerMessage[] {
  const lines = log.split(/\r\n?|\n/);
  const messages: CompilerMessage[] = [];
  const placeless: CompilerMessage[] = [];
  let nodePlace: Place | undefined;
  for (const [index, line] of lines.entries()) {
    const place = NODE_PLACE.exec(line)?.groups;
    if (place && isSource(place['file'] ?? '', source)) {
      nodePlace = { line: Number(place['line']), ...columnBelow(lines, index) };
    } else if (NODE_ERROR.test(line)) {
      messages.push({ severity: 'error', ...nodePlace, text: line });
    } else {
      const read = readMessageLine(line);
      if (!read) continue;
      if (read.file === undefined) placeless.push(read);
      else if (isSource(read.file, source)) messages.push(ofSource(read, columnBelow(lines, index)));
      else if (read.severity === 'error') messages.push(ofOtherFile(read));
    }
  }
  const isError = ({ severity }: CompilerMessage): boolean => severity === 'error';
  return messages.some(isError) ? messages : [...messages, ...placeless];
}

interface Place {
  readonly line: number;
  readonly column?: number;
}

function ofSource(
  { severity, line, column, text }: MessageLine,
  below: { readonly column?: number },
): CompilerMessage {
  const place = line === undefined ? {} : { line };
  return { severity, ...place, ...(column === undefined ? below : { column }), text };
}

function ofOtherFile({ severity, file = '', line = 0, text }: MessageLine): CompilerMessage {
  return { severity, text: `${file}:${line}: ${text}` };
}

/** Compilers print a name as it was given: the whole path, or its end. */
function isSource(file: string, source: string): boolean {
  return file === source || file.replaceAll('\\', '/').endsWith(`/${source}`);
}

/** Most lines of the source that are shown between a message and its mark. */
const SHOWN_LINES = 3;

/** The column of the mark below a message and what it shows of the source. */
function columnBelow(lines: readonly string[], index: number): { readonly column?: number } {
  const mark = lines.slice(index + 2, index + 2 + SHOWN_LINES).find((line) => MARK.test(line) || line === '');
  return mark ? { column: mark.indexOf('^') + 1 } : {};
}
