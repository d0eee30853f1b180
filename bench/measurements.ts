import { readFileSync } from 'node:fs';
import { checkOutput } from '../src/core/judge/checkOutput';
import {
  MOST_ANSWER_BYTES,
  formatOutput,
  lookUpAnswer,
  putAnswer,
  walkToAnswer,
} from '../src/core/problems/rotation/answer';
import type { Board } from '../src/core/problems/rotation/board';
import { buildDistances } from '../src/core/problems/rotation/distances';
import { readInput } from '../src/core/problems/rotation/input';
import { InputReader } from '../src/core/problems/rotation/inputReader';
import { lookUpPacked } from '../src/core/problems/rotation/packedAnswer';
import { type WordTable, buildWords } from '../src/core/problems/rotation/words';
import { finish } from '../src/core/search/slices';
import { Output } from '../src/node/commandLine/output';
import { median } from './median';

/** What is measured in a process of its own, by `run.ts`; times are in milliseconds. */
export interface Measurements {
  /** Once, by code that never ran before. */
  readonly cold: {
    readonly distances: number;
    readonly words: number;
    /** Distances built, and the input read, solved by walking and formatted. */
    readonly whole: number;
    readonly output: string;
    readonly tableBytes: number;
  };
  /** Over and over, once the compiler knows it: medians. */
  readonly warm: {
    readonly distances: number;
    readonly words: number;
    readonly parse: number;
    readonly lookUp: number;
    readonly walk: number;
    readonly format: number;
    /** Checking an output: the right one, and one with the last letter of every word wrong. */
    readonly checkRight: number;
    readonly checkWrong: number;
  };
  /** The median of reading, looking up and formatting in pieces, as the command line does. */
  readonly stream: number;
}

const WARM_BOARDS = 1_500_000;
const WARM_ROUNDS = 25;
const WRONG_ROUNDS = 5;
const PIECE_LENGTH = 1 << 16;

function time<T>(work: () => T): { readonly result: T; readonly milliseconds: number } {
  const started = performance.now();
  const result = work();
  return { result, milliseconds: performance.now() - started };
}

function medianTime(rounds: number, work: () => unknown): number {
  return median(Array.from({ length: rounds }, () => time(work).milliseconds));
}

async function solveStream(text: string, words: WordTable): Promise<number> {
  let boards: Board[] = [];
  let written = 0;
  const output = new Output({
    write: ({ length }) => {
      written += length;
      return length;
    },
    stream: () => process.stdout,
  });
  const reader = new InputReader({
    case: ({ board }) => void boards.push(board),
    fault: () => undefined,
  });
  const writeOut = () => {
    for (const board of boards) output.append(MOST_ANSWER_BYTES, putAnswer, lookUpPacked(words, board));
    boards = [];
    return output.flush();
  };
  for (let at = 0; at < text.length; at += PIECE_LENGTH) {
    reader.push(text.slice(at, at + PIECE_LENGTH));
    await writeOut();
  }
  reader.end();
  await writeOut();
  return written;
}

function roundsFor(boards: number): number {
  return Math.max(WARM_ROUNDS, WARM_BOARDS / boards);
}

function measureCold(text: string): Measurements['cold'] {
  const distances = time(() => finish(buildDistances()));
  const solved = time(() =>
    formatOutput(readInput(text).cases.map(({ board }) => walkToAnswer(distances.result, board))),
  );
  const words = time(() => finish(buildWords(distances.result)));
  const { result: table } = distances;
  return {
    distances: distances.milliseconds,
    words: words.milliseconds,
    whole: distances.milliseconds + solved.milliseconds,
    output: solved.result,
    tableBytes: table.distances.byteLength + table.orbits.byteLength + words.result.byteLength,
  };
}

function measureWarm(text: string): Measurements['warm'] {
  const distances = finish(buildDistances());
  const words = finish(buildWords(distances));
  const { cases } = readInput(text);
  const rounds = roundsFor(cases.length);
  const lookUp = () => cases.map(({ board }) => lookUpAnswer(words, board));
  const answers = lookUp();
  const answered = cases.map(({ board }, index) => ({ board, answer: answers[index] }));
  const right = formatOutput(answers);
  const wrong = right.replaceAll(/[A-H]$/gm, (letter) => (letter === 'A' ? 'B' : 'A'));
  const check = (output: string) => checkOutput(answered, output, 'uva', distances);
  return {
    distances: medianTime(WARM_ROUNDS, () => finish(buildDistances())),
    words: medianTime(WARM_ROUNDS, () => finish(buildWords(distances))),
    parse: medianTime(rounds, () => readInput(text)),
    lookUp: medianTime(rounds, lookUp),
    walk: medianTime(rounds, () => cases.map(({ board }) => walkToAnswer(distances, board))),
    format: medianTime(rounds, () => Buffer.from(formatOutput(answers))),
    checkRight: medianTime(rounds, () => check(right)),
    checkWrong: medianTime(WRONG_ROUNDS, () => check(wrong)),
  };
}

async function measureStream(text: string): Promise<Measurements['stream']> {
  const words = finish(buildWords(finish(buildDistances())));
  const times: number[] = [];
  for (let round = 0; round < roundsFor(text.split('\n').length); round++) {
    const started = performance.now();
    await solveStream(text, words);
    times.push(performance.now() - started);
  }
  return median(times);
}

type Measure<Result> = (text: string) => Result | Promise<Result>;

const work: { readonly [Name in keyof Measurements]: Measure<Measurements[Name]> } = {
  cold: measureCold,
  warm: measureWarm,
  stream: measureStream,
};

async function main(path: string, name: string): Promise<void> {
  const measured = await work[name as keyof Measurements](readFileSync(path, 'utf8'));
  process.stdout.write(JSON.stringify(measured));
}

void main(process.argv[2] ?? '', process.argv[3] ?? '');
