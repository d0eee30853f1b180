import { lineEnd } from '../core/text/lines';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const TAB = 9;
const UPPER_A = 65;
const UPPER_H = 72;
const UPPER_N = 78;

const FIRST_LINE = /^[ \t]*(?:No moves needed|[A-H]+)[ \t]*$/;
const WORD_LINE = /^([ \t]*)([A-H]+)[ \t]*$/;

/** A letter of a word in a judge output. */
export interface OutputLetter {
  readonly word: string;
  /** Place of the letter in the word, from 0. */
  readonly letter: number;
}

/** The letter at a column of a line of a judge output; undefined where no word stands. */
export function outputLetterAt(line: string, column: number): OutputLetter | undefined {
  const [, indent = '', word = ''] = WORD_LINE.exec(line) ?? [];
  const letter = column - indent.length;
  return letter >= 0 && letter < word.length ? { word, letter } : undefined;
}

/** The lines of a judge output, from 0, that are the first one of an answer, in order. */
export function answerLines(text: string): number[] {
  const lines: number[] = [];
  for (let line = 0, start = 0; start <= text.length; line++) {
    const end = lineEnd(text, start);
    if (mayStartAnswer(text, start) && FIRST_LINE.test(text.slice(start, end))) lines.push(line);
    const isPair = text.charCodeAt(end) === CARRIAGE_RETURN && text.charCodeAt(end + 1) === LINE_FEED;
    start = end + (isPair ? 2 : 1);
  }
  return lines;
}

/** Spares the regular expression on half of the lines. */
function mayStartAnswer(text: string, start: number): boolean {
  let at = start;
  while (text.charCodeAt(at) === SPACE || text.charCodeAt(at) === TAB) at++;
  const code = text.charCodeAt(at);
  return (code >= UPPER_A && code <= UPPER_H) || code === UPPER_N;
}
