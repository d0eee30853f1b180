/**
 * The rules once more, from the words of the problem statement on a 7 × 7 grid, with data structures of their own:
 * what the tables and searches are tested against.
 */
export type ReferenceLetter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H';

export const REFERENCE_LETTERS: readonly ReferenceLetter[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

const PICTURE = ['  # #  ', '  # #  ', '#######', '  # #  ', '#######', '  # #  ', '  # #  '];

/** Grid places `row * 7 + column` of the 24 cells, in reading order. */
const PLACES = PICTURE.flatMap((line, row) =>
  Array.from(line).flatMap((mark, column) => (mark === '#' ? [row * 7 + column] : [])),
);

/** The line that each letter turns, and the way its symbols go. */
const TURNS: Readonly<
  Record<ReferenceLetter, { line: 'row' | 'column'; at: 2 | 4; way: 'up' | 'down' | 'left' | 'right' }>
> = {
  A: { line: 'column', at: 2, way: 'up' },
  B: { line: 'column', at: 4, way: 'up' },
  C: { line: 'row', at: 2, way: 'right' },
  D: { line: 'row', at: 4, way: 'right' },
  E: { line: 'column', at: 4, way: 'down' },
  F: { line: 'column', at: 2, way: 'down' },
  G: { line: 'row', at: 4, way: 'left' },
  H: { line: 'row', at: 2, way: 'left' },
};

/** The 24 symbols after a move. */
export function referenceTurn<T>(symbols: readonly T[], letter: ReferenceLetter): T[] {
  const grid = new Map(PLACES.map((place, cell) => [place, symbols[cell] as T]));
  const { line, at, way } = TURNS[letter];
  const places = Array.from({ length: 7 }, (_, i) => (line === 'row' ? at * 7 + i : i * 7 + at));
  if (way === 'right' || way === 'down') places.reverse();
  const values = places.map((place) => grid.get(place) as T);
  values.push(...values.splice(0, 1));
  places.forEach((place, i) => grid.set(place, values[i] as T));
  return PLACES.map((place) => grid.get(place) as T);
}

/** The 24 symbols after every letter of a word. */
export function referencePlay(symbols: readonly string[], word: string): string[] {
  return Array.from(word).reduce<string[]>(
    (now, letter) => referenceTurn(now, letter as ReferenceLetter),
    [...symbols],
  );
}

const CENTRE_PLACES = [16, 17, 18, 23, 25, 30, 31, 32];

/** The symbol that fills the eight places round the middle, or undefined. */
function referenceCentre(symbols: readonly string[]): string | undefined {
  const centre = CENTRE_PLACES.map((place) => symbols[PLACES.indexOf(place)]);
  return centre.every((symbol) => symbol === centre[0]) ? centre[0] : undefined;
}

/**
 * The answer by plain breadth-first search over boards as strings, letters in ascending order; undefined where it has
 * more than `limit` moves. Slow: 8 ^ limit boards.
 */
export function referenceAnswer(board: string, limit: number): { word: string; centre: string } | undefined {
  const seen = new Set([board]);
  let level = new Map([[board, '']]);
  for (let moves = 0; moves <= limit; moves++) {
    // A Map keeps insertion order, so words of a level come in dictionary order.
    for (const [state, word] of level) {
      const centre = referenceCentre(Array.from(state));
      if (centre !== undefined) return { word, centre };
    }
    const next = new Map<string, string>();
    for (const [state, word] of level) {
      for (const letter of REFERENCE_LETTERS) {
        const turned = referenceTurn(Array.from(state), letter).join('');
        if (seen.has(turned)) continue;
        seen.add(turned);
        next.set(turned, word + letter);
      }
    }
    level = next;
  }
  return undefined;
}

/** The number of words of exactly `length` letters, without any pruning, that solve a board. */
export function referenceCount(board: string, length: number): number {
  if (length === 0) return referenceCentre(Array.from(board)) === undefined ? 0 : 1;
  return REFERENCE_LETTERS.reduce(
    (sum, letter) => sum + referenceCount(referenceTurn(Array.from(board), letter).join(''), length - 1),
    0,
  );
}
