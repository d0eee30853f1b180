import { readFileSync } from 'node:fs';
import {
  type Answer,
  formatAnswer,
  formatOutput,
  lookUpAnswer,
  walkToAnswer,
} from '../src/core/problems/rotation/answer';
import { buildDistances } from '../src/core/problems/rotation/distances';
import { readInput } from '../src/core/problems/rotation/input';
import { InputReader } from '../src/core/problems/rotation/inputReader';
import { type WordTable, buildWords } from '../src/core/problems/rotation/words';
import { finish } from '../src/core/search/slices';
import { median } from './median';

/** What was measured in a process of its own; times are in milliseconds. */
export interface Measurements {
  /** By code that never ran before. */
  readonly cold: {
    readonly distances: number;
    readonly words: number;
    /** Distances built, and the input read, solved by walking and formatted. */
    readonly whole: number;
    readonly output: string;
  };
  /** The same work over and over, once the compiler knows it: medians. */
  readonly warm: Readonly<Record<WarmWork, number>>;
  readonly tableBytes: number;
}

/** `stream`: read, looked up and formatted in pieces, as the command line does. */
type WarmWork = 'distances' | 'words' | 'parse' | 'lookUp' | 'walk' | 'format' | 'stream';

const WARM_BOARDS = 1_500_000;
const WARM_ROUNDS = 15;
const PIECE_LENGTH = 1 << 16;

function time<T>(work: () => T): { readonly result: T; readonly milliseconds: number } {
  const started = performance.now();
  const result = work();
  return { result, milliseconds: performance.now() - started };
}

function medianTime(rounds: number, work: () => unknown): number {
  return median(Array.from({ length: rounds }, () => time(work).milliseconds));
}

function solveStream(text: string, words: WordTable): number {
  let output = '';
  let bytes = 0;
  const reader = new InputReader({
    case: ({ board }) => (output += formatAnswer(lookUpAnswer(words, board)) + '\n'),
    fault: () => undefined,
  });
  for (let at = 0; at < text.length; at += PIECE_LENGTH) {
    reader.push(text.slice(at, at + PIECE_LENGTH));
    bytes += Buffer.from(output).length;
    output = '';
  }
  reader.end();
  return bytes + Buffer.from(output).length;
}

function measure(text: string, mode: 'cold' | 'warm'): Measurements {
  const distances = time(() => finish(buildDistances()));
  const solved = time(() =>
    formatOutput(readInput(text).cases.map(({ board }) => walkToAnswer(distances.result, board))),
  );
  const words = time(() => finish(buildWords(distances.result)));

  const { cases } = readInput(text);
  const lookUpAll = (): Answer[] => cases.map(({ board }) => lookUpAnswer(words.result, board));
  const answers = lookUpAll();
  const rounds = mode === 'cold' ? 0 : Math.max(WARM_ROUNDS, WARM_BOARDS / cases.length);
  return {
    cold: {
      distances: distances.milliseconds,
      words: words.milliseconds,
      whole: distances.milliseconds + solved.milliseconds,
      output: solved.result,
    },
    warm: {
      parse: medianTime(rounds, () => readInput(text)),
      lookUp: medianTime(rounds, lookUpAll),
      walk: medianTime(rounds, () => cases.map(({ board }) => walkToAnswer(distances.result, board))),
      format: medianTime(rounds, () => Buffer.from(formatOutput(answers))),
      stream: medianTime(rounds, () => solveStream(text, words.result)),
      distances: medianTime(Math.min(rounds, WARM_ROUNDS), () => finish(buildDistances())),
      words: medianTime(Math.min(rounds, WARM_ROUNDS), () => finish(buildWords(distances.result))),
    },
    tableBytes:
      distances.result.distances.byteLength + distances.result.orbits.byteLength + words.result.byteLength,
  };
}

// Run by run.ts: the input, and whether to repeat the work.
const [path = '', mode] = process.argv.slice(2);
const measured = measure(readFileSync(path, 'utf8'), mode === 'warm' ? 'warm' : 'cold');
process.stdout.write(JSON.stringify(measured));
