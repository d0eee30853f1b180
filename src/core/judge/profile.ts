/**
 * What a judge looks at. `uva`: tokens and layout. `poj`: tokens only. `any-optimal`: any word of the fewest moves, and
 * the symbol it brings to the centre. `moves-only`: no line for the centre. `single-board`: as `uva`, one board an
 * input and no final 0.
 */
export type Profile = 'uva' | 'poj' | 'any-optimal' | 'moves-only' | 'single-board';

export const PROFILES: readonly Profile[] = ['uva', 'poj', 'any-optimal', 'moves-only', 'single-board'];

/** The profile of a name from outside, or undefined. */
export function profileByName(name: unknown): Profile | undefined {
  return PROFILES.find((profile) => profile === name);
}
