import { closeSync, openSync, readSync } from 'node:fs';

const PIECE_BYTES = 1 << 16;

/**
 * The bytes of a file, piece by piece; a piece is good until the next is asked for. Reading waits, as it takes no time
 * beside the work on a piece and a stream takes longer to set up than the whole of a usual input.
 */
export function* readPieces(path: string): Generator<Buffer, void> {
  const file = openSync(path, 'r');
  try {
    const piece = Buffer.allocUnsafe(PIECE_BYTES);
    for (;;) {
      const length = readSync(file, piece);
      if (length === 0) return;
      yield piece.subarray(0, length);
    }
  } finally {
    closeSync(file);
  }
}
