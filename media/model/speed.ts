/** How fast the player goes. */
export type Speed = 0.5 | 1 | 2 | 4;

export const SPEEDS: readonly Speed[] = [0.5, 1, 2, 4];

/** The next faster speed; the slowest after the fastest. */
export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
}

/** Milliseconds from one step of the player to the next. */
export function stepInterval(speed: Speed): number {
  return 800 / speed;
}

/** Milliseconds that a turn takes to be drawn: 160, or less where the player's next step would cut it short. */
export function turnDuration(speed: Speed, playing: boolean): number {
  return playing ? Math.min(160, stepInterval(speed) * 0.7) : 160;
}
