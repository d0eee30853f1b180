import { type MarkedEncoding, decodeBytes, markedEncoding } from '../decodeBytes';
import { readPieces } from './readPieces';

/** A file that could not be read. */
export class ReadFailure extends Error {
  constructor(
    /** As the user named it. */
    readonly file: string,
    override readonly cause: unknown,
  ) {
    super(`${file} cannot be read`);
  }
}

export interface WholeText {
  readonly text: string;
  readonly encoding: MarkedEncoding;
}

/**
 * The text of a file, or of standard input for `-`, in UTF-8, GBK or marked UTF-16; a byte order mark stays in it.
 * Rejects with a `ReadFailure`.
 */
export async function readWhole(file: string): Promise<WholeText> {
  const pieces: Buffer[] = [];
  try {
    for await (const bytes of piecesOf(file)) pieces.push(Buffer.from(bytes as Buffer));
    const whole = Buffer.concat(pieces);
    return { text: decodeBytes(whole), encoding: markedEncoding(whole) };
  } catch (error) {
    throw new ReadFailure(file, error);
  }
}

/** The bytes of a file, or of standard input for `-`, piece by piece; a piece is good until the next is asked for. */
export function piecesOf(file: string): Iterable<unknown> | AsyncIterable<unknown> {
  return file === '-' ? process.stdin : readPieces(file);
}

/** What messages call a file. */
export function nameOfFile(file: string): string {
  return file === '-' ? '<stdin>' : file;
}
