let allMet = true;

/** Whether every target so far was met. */
export function targetsMet(): boolean {
  return allMet;
}

export function heading(text: string): void {
  console.log(`\n${text}`);
}

/** Prints one figure, and whether it meets its target. */
export function figure(
  what: string,
  value: string,
  target?: { readonly text: string; readonly met: boolean },
): void {
  if (target && !target.met) allMet = false;
  const verdict = target ? `   ${target.met ? 'meets ' : 'MISSES'} ${target.text}` : '';
  console.log(`  ${what.padEnd(50)}${value.padStart(16)}${verdict}`);
}

/** Prints how many times faster something is than the baseline. */
export function ratio(what: string, times: number, target: number): void {
  figure(what, `× ${whole(times)}`, { text: `× ${whole(target)}`, met: times >= target });
}

export function whole(number: number): string {
  return number.toLocaleString('en', { maximumFractionDigits: 0 });
}

export function milliseconds(number: number): string {
  return `${number.toFixed(number < 1 ? 3 : 1)} ms`;
}
