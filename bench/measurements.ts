import { readFileSync } from 'node:fs';
import { type Answer, formatOutput, lookUpAnswer, walkToAnswer } from '../src/core/problems/rotation/answer';
import { buildDistances } from '../src/core/problems/rotation/distances';
import { readInput } from '../src/core/problems/rotation/input';
import { buildWords } from '../src/core/problems/rotation/words';
import { finish } from '../src/core/search/slices';
import { median } from './median';

/** Times are in milliseconds. */
export interface Measurements {
  /** Distances built, and the input read, solved by walking and formatted, by code that never ran before. */
  readonly cold: {
    readonly distances: number;
    readonly words: number;
    readonly whole: number;
    readonly output: string;
  };
  /** The same input over and over: medians. */
  readonly warm: {
    readonly distances: number;
    readonly words: number;
    readonly parse: number;
    readonly lookUp: number;
    readonly walk: number;
    readonly format: number;
    readonly whole: number;
  };
  readonly boards: number;
  readonly bytes: number;
}

const ROUNDS = 15;

function time<T>(work: () => T): { readonly result: T; readonly milliseconds: number } {
  const started = performance.now();
  const result = work();
  return { result, milliseconds: performance.now() - started };
}

function measure(text: string, rounds: number): Measurements {
  const distances = time(() => finish(buildDistances()));
  const whole = time(() => {
    const { cases } = readInput(text);
    return formatOutput(cases.map(({ board }) => walkToAnswer(distances.result, board)));
  });
  const words = time(() => finish(buildWords(distances.result)));

  const times = Array.from({ length: rounds }, () => {
    const parse = time(() => readInput(text).cases);
    const lookUp = time(() => parse.result.map(({ board }): Answer => lookUpAnswer(words.result, board)));
    const format = time(() => Buffer.from(formatOutput(lookUp.result)));
    const walk = time(() => parse.result.map(({ board }) => walkToAnswer(distances.result, board)));
    return {
      parse: parse.milliseconds,
      lookUp: lookUp.milliseconds,
      format: format.milliseconds,
      walk: walk.milliseconds,
      whole: parse.milliseconds + lookUp.milliseconds + format.milliseconds,
      distances: time(() => finish(buildDistances())).milliseconds,
      words: time(() => finish(buildWords(distances.result))).milliseconds,
    };
  });
  const middle = (key: keyof Measurements['warm']) => median(times.map((round) => round[key]));
  return {
    cold: {
      distances: distances.milliseconds,
      words: words.milliseconds,
      whole: distances.milliseconds + whole.milliseconds,
      output: whole.result,
    },
    warm: {
      distances: middle('distances'),
      words: middle('words'),
      parse: middle('parse'),
      lookUp: middle('lookUp'),
      walk: middle('walk'),
      format: middle('format'),
      whole: middle('whole'),
    },
    boards: readInput(text).cases.length,
    bytes:
      distances.result.distances.byteLength + distances.result.orbits.byteLength + words.result.byteLength,
  };
}

// Run by run.ts in a process of its own: the input, and `warm` to repeat it.
const [path = '', mode] = process.argv.slice(2);
process.stdout.write(JSON.stringify(measure(readFileSync(path, 'utf8'), mode === 'warm' ? ROUNDS : 0)));
