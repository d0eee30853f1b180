import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { compileBaseline, runBaseline } from './baseline';
import { hardestInput, randomInput } from './inputs';
import type { Measurements } from './measurements';
import { median } from './median';

const COLD_RUNS = 9;
const FEW = 300;
const SOME = 1000;
const MANY = 100_000;

const root = join(__dirname, '..');
const out = join(root, 'out/bench');
const cli = join(root, 'dist/cli.js');

let failed = false;

function print(what: string, value: string, target?: { readonly text: string; readonly met: boolean }): void {
  if (target && !target.met) failed = true;
  const verdict = target ? `${target.met ? 'ok    ' : 'MISSED'} target ${target.text}` : '';
  console.log(`${what.padEnd(58)}${value.padStart(18)}   ${verdict}`.trimEnd());
}

function printRatio(what: string, ratio: number, target: number): void {
  const rounded = (number: number) => number.toLocaleString('en', { maximumFractionDigits: 0 });
  print(what, `× ${rounded(ratio)}`, { text: `× ${rounded(target)}`, met: ratio >= target });
}

function check(what: string, own: string, other: string): void {
  print(`answers equal: ${what}`, own === other ? 'yes' : 'NO', { text: 'yes', met: own === other });
}

function inputFile(name: string, text: string): string {
  const path = join(out, `${name}.in`);
  writeFileSync(path, text);
  return path;
}

function measureIn(path: string, mode: 'cold' | 'warm'): Measurements {
  const json = execFileSync(process.execPath, [join(out, 'measurements.js'), path, mode], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(json) as Measurements;
}

function solveWithCli(path: string): { readonly output: string; readonly milliseconds: number } {
  const started = performance.now();
  const output = execFileSync(process.execPath, [cli, 'solve', path], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { output, milliseconds: performance.now() - started };
}

mkdirSync(out, { recursive: true });
buildSync({
  entryPoints: [join(root, 'bench/measurements.ts')],
  bundle: true,
  platform: 'node',
  target: 'node20',
  outdir: out,
});
const program = join(out, 'baseline');
compileBaseline(join(root, 'bench/baseline.cpp'), program);

const inputs = {
  few: randomInput(FEW, 300),
  hardest: hardestInput(),
  some: randomInput(SOME, 1000),
  many: randomInput(MANY, 100_000),
};
const paths = {
  few: inputFile('few', inputs.few),
  hardest: inputFile('hardest', inputs.hardest),
  some: inputFile('some', inputs.some),
  many: inputFile('many', inputs.many),
};

const baseline = {
  few: runBaseline(program, inputs.few),
  hardest: runBaseline(program, inputs.hardest),
  some: runBaseline(program, inputs.some),
};
const runs = Array.from({ length: COLD_RUNS }, () => ({
  cold: measureIn(paths.some, 'cold').cold,
  process: solveWithCli(paths.some),
}));
const cold = {
  tables: median(runs.map((run) => run.cold.distances + run.cold.words)),
  distances: median(runs.map((run) => run.cold.distances)),
  whole: median(runs.map((run) => run.cold.whole)),
  process: median(runs.map((run) => run.process.milliseconds)),
};
const few = measureIn(paths.few, 'warm');
const hardest = measureIn(paths.hardest, 'warm');
const many = measureIn(paths.many, 'warm');

const perSecond = (milliseconds: number) =>
  `${((1000 * MANY) / milliseconds).toLocaleString('en', { maximumFractionDigits: 0 })}/s`;
const ms = (milliseconds: number) => `${milliseconds.toFixed(milliseconds < 1 ? 3 : 1)} ms`;

console.log(`Node ${process.version}, medians of ${COLD_RUNS} cold and 15 warm runs\n`);
console.log('Baseline: iterative deepening with the centre count in C++ (g++ -O2)');
for (const [name, count] of [
  ['few', FEW],
  ['hardest', 5],
  ['some', SOME],
] as const) {
  const { nodes, milliseconds } = baseline[name];
  print(`  ${count} boards (${name})`, ms(milliseconds));
  print('    nodes a board', Math.round(nodes / count).toLocaleString('en'));
}

console.log('\nThe same answers');
check(`${FEW} random boards`, few.cold.output, baseline.few.output);
check('5 hardest boards', hardest.cold.output, baseline.hardest.output);
check(`${SOME} random boards, command line`, runs[0]?.process.output ?? '', baseline.some.output);

console.log('\nTimes faster than the baseline');
printRatio(
  `a board of ${FEW}, tables built`,
  baseline.few.milliseconds / (few.warm.lookUp + few.warm.format),
  10_000,
);
printRatio(
  'a board of the 5 hardest, tables built',
  baseline.hardest.milliseconds / (hardest.warm.lookUp + hardest.warm.format),
  10_000,
);
printRatio(`${SOME} boards, cold, with the build of the table`, baseline.some.milliseconds / cold.whole, 100);
printRatio(`${SOME} boards, the whole process`, baseline.some.milliseconds / cold.process, 60);

console.log('\nTables');
print('  built cold: distances', ms(cold.distances));
print('  built cold: distances and words', ms(cold.tables), { text: '150 ms', met: cold.tables <= 150 });
print('  built warm: distances', ms(many.warm.distances));
print('  built warm: words', ms(many.warm.words));
print('  size', `${(many.bytes / 1e6).toFixed(1)} MB`, { text: '16 MB', met: many.bytes <= 16e6 });

console.log(`\n${MANY} boards in one thread, warm`);
print('  parse', ms(many.warm.parse));
print('  solve by table of words', ms(many.warm.lookUp));
print('  solve by walking distances', ms(many.warm.walk));
print('  format', ms(many.warm.format));
print('  parse, solve and format', perSecond(many.warm.whole), {
  text: '2,000,000/s',
  met: (1000 * MANY) / many.warm.whole >= 2e6,
});
print(`${SOME} boards, the whole process, cold`, ms(cold.process));
if (failed) process.exitCode = 1;
