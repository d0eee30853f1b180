// Compares the solver with a C++ baseline on the same inputs, and prints speeds and sizes; ends with 1 where a target is
// missed. Times mean little on a machine that does other work, ratios more.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { compileBaseline, runBaseline } from './baseline';
import { figure, heading, milliseconds, ratio, targetsMet, whole } from './figures';
import { hardestInput, randomInput } from './inputs';
import type { Measurements } from './measurements';
import { median } from './median';
import { runNode } from './processes';

const BASELINE_RUNS = 3;
const COLD_RUNS_EACH = 5;

const root = join(__dirname, '..');
const out = join(root, 'out/bench');
const cli = join(root, 'dist/cli.js');
const baseline = join(out, 'baseline');

mkdirSync(out, { recursive: true });
buildSync({
  entryPoints: [join(root, 'bench/measurements.ts')],
  bundle: true,
  platform: 'node',
  target: 'node20',
  outdir: out,
});
compileBaseline(join(root, 'bench/baseline.cpp'), baseline);

const empty = join(out, 'empty.js');
writeFileSync(empty, '');

function input(name: string, boards: number, text: string) {
  const path = join(out, `${name}.in`);
  writeFileSync(path, text);
  return { text, path, boards };
}

function measure<Name extends keyof Measurements>(path: string, name: Name): Measurements[Name] {
  return JSON.parse(runNode(join(out, 'measurements.js'), [path, name]).output) as Measurements[Name];
}

const random300 = input('random-300', 300, randomInput(300, 300));
const hardest = input('hardest', 5, hardestInput());
const random1000 = input('random-1000', 1000, randomInput(1000, 1000));
const random100000 = input('random-100000', 100_000, randomInput(100_000, 100_000));

// The runs that are compared take turns, so that other work on the machine slows all of them.
const rounds = Array.from({ length: BASELINE_RUNS }, () => ({
  baseline300: runBaseline(baseline, random300.text),
  baselineHardest: runBaseline(baseline, hardest.text),
  baseline1000: runBaseline(baseline, random1000.text),
  cold: Array.from({ length: COLD_RUNS_EACH }, () => measure(random1000.path, 'cold')),
  processes: Array.from({ length: COLD_RUNS_EACH }, () => runNode(cli, ['solve', random1000.path])),
  emptyProcesses: Array.from({ length: COLD_RUNS_EACH }, () => runNode(empty, [])),
  stream300: measure(random300.path, 'stream'),
  streamHardest: measure(hardest.path, 'stream'),
  stream100000: measure(random100000.path, 'stream'),
  warm: measure(random100000.path, 'warm'),
}));
type Round = (typeof rounds)[number];

const middle = (pick: (round: Round) => number | number[]) => median(rounds.flatMap(pick));
const slow300 = middle((round) => round.baseline300.milliseconds);
const slowHardest = middle((round) => round.baselineHardest.milliseconds);
const slow1000 = middle((round) => round.baseline1000.milliseconds);
const coldTables = middle(({ cold }) => cold.map((run) => run.distances + run.words));
const coldWhole = middle(({ cold }) => cold.map((run) => run.whole));
const processTimes = rounds.flatMap(({ processes }) => processes.map((run) => run.milliseconds));
const emptyTimes = rounds.flatMap((round) => round.emptyProcesses.map((run) => run.milliseconds));
const process1000 = median(processTimes);
const stream = middle((round) => round.stream100000);
const warm = (work: keyof Measurements['warm']) => middle((round) => round.warm[work]);

heading('Baseline in C++: iterative deepening, centre count, g++ -O2');
for (const [what, run, { boards }, time] of [
  ['300 random boards', rounds[0]?.baseline300, random300, slow300],
  ['the 5 hardest boards', rounds[0]?.baselineHardest, hardest, slowHardest],
  ['1,000 random boards', rounds[0]?.baseline1000, random1000, slow1000],
] as const) {
  figure(what, milliseconds(time));
  figure('  nodes expanded a board', whole((run?.nodes ?? 0) / boards));
}

heading('Equal answers');
for (const [what, own, other] of [
  ['300 random boards', runNode(cli, ['solve', random300.path]).output, rounds[0]?.baseline300],
  ['the 5 hardest boards', runNode(cli, ['solve', hardest.path]).output, rounds[0]?.baselineHardest],
  ['1,000 random boards', rounds[0]?.cold[0]?.output, rounds[0]?.baseline1000],
] as const) {
  const equal = own === other?.output;
  figure(what, equal ? 'yes' : 'no', { text: 'yes', met: equal });
}

heading('Times faster than the baseline');
ratio('a random board, tables built', slow300 / middle((round) => round.stream300), 10_000);
ratio(
  'one of the hardest boards, tables built',
  slowHardest / middle((round) => round.streamHardest),
  10_000,
);
ratio('1,000 boards cold, the table built for them', slow1000 / coldWhole, 100);
ratio('1,000 boards, the whole process', slow1000 / process1000, 60);

heading('Tables');
const bytes = rounds[0]?.cold[0]?.tableBytes ?? Infinity;
figure('built cold', milliseconds(coldTables), { text: '150 ms', met: coldTables <= 150 });
figure('  of it distances', milliseconds(middle(({ cold }) => cold.map((run) => run.distances))));
figure('built warm: distances', milliseconds(warm('distances')));
figure('built warm: words', milliseconds(warm('words')));
figure('size', `${(bytes / 1e6).toFixed(1)} MB`, { text: '16 MB', met: bytes <= 16e6 });

heading('100,000 boards in one thread, warm');
const perSecond = (1000 * random100000.boards) / stream;
figure('parse', milliseconds(warm('parse')));
figure('look up in the table of words', milliseconds(warm('lookUp')));
figure('walk along distances', milliseconds(warm('walk')));
figure('format', milliseconds(warm('format')));
figure('parse, look up and format as a stream', milliseconds(stream));
figure('boards a second', whole(perSecond), { text: whole(2e6), met: perSecond >= 2e6 });

heading('Checking an output of 100,000 boards, to reading, solving and formatting them');
for (const [what, time] of [
  ['the right output', warm('checkRight')],
  ['a wrong last letter in every word', warm('checkWrong')],
] as const) {
  figure(what, milliseconds(time));
  figure('  times the solving', `× ${(time / stream).toFixed(1)}`);
}

heading('Processes');
figure('rotation-game solve, 1,000 boards', milliseconds(process1000));
figure('  fastest', milliseconds(Math.min(...processTimes)));
figure('Node with an empty program', milliseconds(median(emptyTimes)));
figure('  fastest', milliseconds(Math.min(...emptyTimes)));
process.exitCode = targetsMet() ? 0 : 1;
