/** How many bits of a 32-bit number are set. */
export function countBits(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of the highest bit that is set, counted from the lowest one as 0; −1 for 0. */
export function highestBit(bits: number): number {
  return 31 - Math.clz32(bits);
}

/** The place of the lowest bit that is set; −1 for 0. */
export function lowestBit(bits: number): number {
  return highestBit(bits & -bits);
}
