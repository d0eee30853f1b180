import {
  HEURISTIC_NAMES,
  type HeuristicName,
  PRUNINGS,
  type Pruning,
} from '../../core/problems/rotation/space';
import type { CommandSyntax } from './commandSyntax';

export interface SolveOptions {
  readonly kind: 'solve';
  /** Path of the input, or `-` for standard input. */
  readonly file: string;
  readonly heuristic: HeuristicName;
  readonly prunings: readonly Pruning[];
  readonly stats: boolean;
  readonly json: boolean;
}

const PRUNINGS_BY_NAME: Readonly<Record<string, readonly Pruning[]>> = {
  all: PRUNINGS,
  inverse: ['inverse'],
  commuting: ['commuting'],
  none: [],
};

export const SOLVE: CommandSyntax<SolveOptions> = {
  synopsis: '[FILE|-] [--heuristic NAME] [--prune WHICH] [--stats] [--json]',
  options: {
    heuristic: { type: 'string' },
    prune: { type: 'string' },
    stats: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  failed: 2,

  read: ({ operands: [file = '-', ...rest], values }, t) => {
    if (rest.length > 0) return { kind: 'wrong-usage', message: t('Only one file can be solved at a time.') };
    const wanted = values['heuristic'] ?? 'exact';
    const heuristic = HEURISTIC_NAMES.find((name) => name === wanted);
    if (!heuristic) return { kind: 'wrong-usage', message: t('Unknown heuristic: {0}', String(wanted)) };
    const which = String(values['prune'] ?? 'all');
    const prunings = Object.hasOwn(PRUNINGS_BY_NAME, which) ? PRUNINGS_BY_NAME[which] : undefined;
    if (!prunings) return { kind: 'wrong-usage', message: t('Unknown pruning: {0}', which) };
    return {
      kind: 'solve',
      file,
      heuristic,
      prunings,
      stats: values['stats'] === true,
      json: values['json'] === true,
    };
  },

  summary: (t) => t('solve the boards of an input'),

  description: (t) => [
    t('Reads a judge input of the Rotation Game (UVa 1343, POJ 2286) and writes the judge output.'),
    t('Faults go to standard error as FILE:LINE:COLUMN: SEVERITY: MESSAGE [CODE].'),
    t('Without FILE, or with -, it reads standard input, which faults name <stdin>.'),
  ],

  optionTexts: (t) => [
    ['--heuristic exact|centre', t('search with exact distances (the default) or the centre count')],
    ['--heuristic blind', t('search without a heuristic: plain iterative deepening')],
    ['--prune all|none', t('leave out all moves that an answer never needs (the default), or none')],
    ['--prune inverse', t('leave out moves that undo the last one')],
    ['--prune commuting', t('of two moves that can change places, leave out the descending order')],
    ['--stats', t('search every board with IDA* and tell iterations, bounds, nodes and time')],
    ['--json', t('write answers, statistics and faults to standard output as one JSON object')],
  ],

  notes: (t) => [
    t('The JSON, a board a line, with the faults of each board, and at last those of the whole file:'),
    '  { "boards": [{ "board", "line", "column", "cells", "moves", "word", "centre", "faults", "stats"? }],',
    '    "faults": [{ "line", "column", "severity", "code", "message" }] }',
    t('Lines, columns and boards count from 1.'),
    t('A board with a fault has null for moves, word and centre, and . for a cell without a symbol.'),
    '',
    t('Exit code: 0 no faults, 1 errors or warnings in the input, 2 wrong usage or unreadable input.'),
  ],
};
