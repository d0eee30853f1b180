import type { Translate } from '../../core/text/translate';

/** What `--help` prints. */
export function usage(t: Translate): string {
  const options = [
    ['--heuristic exact|centre', t('search with exact distances (the default) or the centre count')],
    ['--stats', t('search every board with IDA* and tell iterations, bounds, nodes and time')],
    ['--json', t('write answers, statistics and faults to standard output as one JSON object')],
    ['-h, --help', t('show this help')],
    ['--version', t('show the version')],
  ];
  const json = [
    '{ "boards": [{ "board", "line", "column", "cells", "moves", "word", "centre", "faults", "stats"? }],',
    '  "faults": [{ "line", "column", "severity", "code", "message" }] }',
  ];
  return [
    t('Usage: {0}', 'rotation-game solve [FILE|-] [--heuristic exact|centre] [--stats] [--json]'),
    '',
    t('Reads a judge input of the Rotation Game (UVa 1343, POJ 2286) and writes the judge output.'),
    t('Faults go to standard error as FILE:LINE:COLUMN: SEVERITY: MESSAGE [CODE].'),
    t('Without FILE, or with -, it reads standard input, which faults name <stdin>.'),
    '',
    ...options.map(([option = '', text = '']) => `  ${option.padEnd(26)}${text}`),
    '',
    t('The JSON, a board a line, with the faults of each board, and at last those of the whole file:'),
    ...json.map((shape) => `  ${shape}`),
    t('Lines, columns and boards count from 1.'),
    t('A board with a fault has null for moves, word and centre, and . for a cell without a symbol.'),
    '',
    t('Exit code: 0 no faults, 1 errors or warnings in the input, 2 wrong usage or unreadable input.'),
    '',
  ].join('\n');
}
