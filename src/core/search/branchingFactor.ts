const PRECISION = 1e-6;

/**
 * The effective branching factor (N. J. Nilsson, Problem-solving methods in artificial intelligence, 1971): that of the
 * uniform tree of depth `depth` which has `nodes` nodes besides its root. NaN where there is no such tree, as for a
 * depth of 0 or fewer nodes than moves.
 */
export function effectiveBranchingFactor(nodes: number, depth: number): number {
  if (depth < 1 || nodes < depth) return NaN;
  let low = 1;
  let high = Math.max(2, nodes);
  while (high - low > PRECISION * high) {
    const middle = (low + high) / 2;
    if (treeSize(middle, depth) < nodes) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The nodes besides the root of a uniform tree. */
function treeSize(factor: number, depth: number): number {
  let size = 0;
  for (let level = 0; level < depth; level++) size = (size + 1) * factor;
  return size;
}
