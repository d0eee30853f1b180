import { TextDecoder } from 'node:util';

export type MarkedEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** The encoding that a byte order mark at the start names; UTF-8 without one. */
export function markedEncoding([first, second]: Uint8Array): MarkedEncoding {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * Text that a program or a file holds: UTF-16 where its byte order mark says so, else UTF-8, and GB18030, which GBK is a
 * part of, where the bytes are no UTF-8. A byte order mark stays in the text.
 *
 * @param cut whether the bytes end anywhere; the start of a character at their end is then dropped
 */
export function decodeBytes(bytes: Uint8Array, cut = false): string {
  const encoding = markedEncoding(bytes);
  const isUtf8 = encoding === 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: isUtf8, ignoreBOM: true }).decode(bytes, { stream: cut });
  } catch {
    return new TextDecoder('gb18030').decode(bytes, { stream: cut });
  }
}
