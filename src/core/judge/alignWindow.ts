/** Part of the lines that a judge prints, its slots, beside part of the tokens of an output. */
export interface Window {
  readonly slots: number;
  readonly tokens: number;
  /** How many slots follow the window. */
  readonly slotsBehind: number;
  /** Whether no tokens follow the window. */
  readonly tokensEnd: boolean;
  /** How many tokens there are for each slot, here and behind the window, if more than one. */
  readonly tokensPerSlot: number;
  /** What it costs to read a token as a slot. Both count from the start of the window. */
  readonly cost: (slot: number, token: number) => number;
  /** What it costs that nothing stands for a slot. */
  readonly missing: (slot: number) => number;
}

/** What it costs that a token stands for no slot. */
const EXTRA_COST = 16;

/** What it costs that nothing stands for a slot, most of the time. */
export const MISSING_COST = 16;

/** Outputs are cut short more often than a line is left out, so a slot behind the last token costs less. */
const CUT_OFF_SHARE = 7 / 8;

/** Of each slot behind the window that there is no token for; less, as the tokens there need not fit. */
const LACKING_COST = MISSING_COST / 4;

/** Of each token that is left too many for the slots behind the window; less, as they may stand anywhere there. */
const LEFT_COST = (EXTRA_COST * 3) / 4;

/** Stands for a slot that no token stands for. */
export const NONE = -1;

/**
 * The cheapest reading of the tokens as slots in order: for every slot that is reached, the token that stands for it, or
 * `NONE`. Unless it reaches the end of both, it leaves open what is beyond the window.
 */
export function alignWindow(window: Window): number[] {
  const { slots, tokens, tokensEnd, cost, missing } = window;
  const width = tokens + 1;
  // What the rest costs from each slot and token on, and what it costs if the token stands for the slot.
  const rest = scratch(REST, (slots + 1) * width);
  const matching = scratch(MATCHING, slots * width);
  for (let token = tokens; token >= 0; token--) {
    rest[slots * width + token] = costBehind(window, token);
  }
  for (let slot = slots - 1; slot >= 0; slot--) {
    const at = slot * width;
    const below = at + width;
    const lacking = missing(slot);
    let least = tokensEnd ? (rest[below + tokens] ?? 0) + lacking * CUT_OFF_SHARE : 0;
    rest[at + tokens] = least;
    for (let token = tokens - 1; token >= 0; token--) {
      const matched = cost(slot, token) + (rest[below + token + 1] ?? 0);
      matching[at + token] = matched;
      least = Math.min(matched, lacking + (rest[below + token] ?? 0), EXTRA_COST + least);
      rest[at + token] = least;
    }
  }

  const reading: number[] = [];
  let token = 0;
  while (reading.length < slots && (token < tokens || tokensEnd)) {
    const at = reading.length * width + token;
    if (token < tokens && rest[at] === matching[at]) reading.push(token++);
    else if (token < tokens && rest[at] === EXTRA_COST + (rest[at + 1] ?? 0)) token++;
    else reading.push(NONE);
  }
  return reading;
}

/**
 * What is to be expected behind a window whose slots are read, with some of its tokens: where one kind runs out, the
 * other is left over.
 */
function costBehind({ slots, tokens, slotsBehind, tokensEnd, tokensPerSlot }: Window, read: number): number {
  if (slotsBehind === 0) return (tokens - read) * EXTRA_COST;
  if (tokensEnd) return Math.max(0, slotsBehind - (tokens - read)) * LACKING_COST;
  return tokensPerSlot > 1 ? Math.max(0, slots * tokensPerSlot - read) * LEFT_COST : 0;
}

/** Room that every window uses anew. */
interface Scratch {
  numbers: Float64Array;
}

const REST: Scratch = { numbers: new Float64Array(0) };
const MATCHING: Scratch = { numbers: new Float64Array(0) };

function scratch(room: Scratch, length: number): Float64Array {
  if (room.numbers.length < length) room.numbers = new Float64Array(length);
  return room.numbers;
}
