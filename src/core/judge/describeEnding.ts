import { visible } from '../text/visible';
import type { Translate } from '../text/translate';
import { heapIsFull } from './runVerdict';
import type { Limits, Run } from './submission';

/** The line of standard error that names what went wrong, as the usual languages print it. */
const TELLING =
  /^(?:Exception in thread .*|Unhandled [Ee]xception.*|[\w.]*(?:Error|Exception)\b.*|panic: .*|thread '.*' panicked.*|terminate called .*|.*Assertion .* failed.*|Runtime error \d+.*)$/m;

/** What a program came to that did not end well, in some words for people: a signal, an exit code, a limit. */
export function describeEnding(run: Run, limits: Limits, t: Translate): string {
  const { ending } = run;
  switch (ending.kind) {
    case 'time-limit':
      return describeTime(run, ending.clock, limits, t);
    case 'memory-limit':
      return t('more than {0} MB of memory', limits.megabytes);
    case 'output-limit':
      return t('more than {0} MB of output', inMegabytes(limits.outputBytes));
    case 'signal':
      if (heapIsFull(run)) return t('the memory is full; the limit is {0} MB', limits.megabytes);
      return describeSignal(ending.signal, t);
    case 'exited':
      return heapIsFull(run)
        ? t('the memory is full; the limit is {0} MB', limits.megabytes)
        : t('exit code {0}', ending.code);
    case 'stopped':
      return t('stopped');
    case 'not-started':
      return ending.message;
  }
}

function describeTime(
  { cpuMilliseconds, wallMilliseconds }: Run,
  clock: 'cpu' | 'wall',
  { milliseconds }: Limits,
  t: Translate,
): string {
  const limit = duration(milliseconds, t);
  if (clock === 'cpu' && cpuMilliseconds !== undefined)
    return t('{0} of processor time; the limit is {1}', duration(cpuMilliseconds, t), limit);
  if (cpuMilliseconds === undefined)
    return t('{0} passed; the limit is {1}', duration(wallMilliseconds, t), limit);
  return t(
    'it waits: {0} passed, with {1} of processor time',
    duration(wallMilliseconds, t),
    duration(cpuMilliseconds, t),
  );
}

function describeSignal(signal: string, t: Translate): string {
  switch (signal) {
    case 'SIGSEGV':
    case 'SIGBUS':
    case 'ACCESS_VIOLATION':
      return t('{0} (memory that is not its own, or too deep a recursion)', signal);
    case 'SIGFPE':
    case 'INTEGER_DIVIDE_BY_ZERO':
      return t('{0} (a division by zero)', signal);
    case 'SIGABRT':
      return t('{0} (it gave up by itself)', signal);
    default:
      return signal;
  }
}

/** The line of standard error that tells the fault, or undefined. */
export function tellingLine({ errors }: Run): string | undefined {
  const line = TELLING.exec(errors)?.[0].trim();
  return line === undefined ? undefined : visible(line);
}

/** "12 ms" or "2.4 s". */
export function duration(milliseconds: number, t: Translate): string {
  return milliseconds < 1000
    ? t('{0} ms', Math.round(milliseconds))
    : t('{0} s', (milliseconds / 1000).toFixed(1));
}

function inMegabytes(bytes: number): number {
  return Math.round((bytes / (1 << 20)) * 10) / 10;
}
