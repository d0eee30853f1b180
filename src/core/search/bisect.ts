/**
 * The first of the indices from 0 to `count - 1` that `holds`, or `count` where none does. From the first on that holds,
 * all must.
 */
export function firstIndex(count: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
