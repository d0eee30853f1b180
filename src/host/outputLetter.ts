/** A letter of a word in a judge output. */
export interface OutputLetter {
  /** Place of the word among the answers of the output, from 0. */
  readonly answer: number;
  /** The number of answers in the output. */
  readonly answers: number;
  readonly word: string;
  /** Place of the letter in the word, from 0. */
  readonly letter: number;
}

const FIRST_LINE = /^[ \t]*(No moves needed|[A-H]+)[ \t]*\r?$/gm;

/** The letter at an offset of a judge output; undefined where no word stands. */
export function outputLetterAt(text: string, offset: number): OutputLetter | undefined {
  const lines = [...text.matchAll(FIRST_LINE)].map((match) => {
    const word = match[1] ?? '';
    return { word, start: match.index + match[0].indexOf(word) };
  });
  const answer = lines.findIndex(({ word, start }) => offset >= start && offset < start + word.length);
  const line = lines[answer];
  if (!line || line.word.includes(' ')) return undefined;
  return { answer, answers: lines.length, word: line.word, letter: offset - line.start };
}
