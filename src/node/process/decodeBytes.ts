import { TextDecoder } from 'node:util';

/**
 * Text that a program or a file holds: UTF-8, and GB18030, which GBK is a part of, where the bytes are no UTF-8. A byte
 * order mark stays in the text.
 *
 * @param cut whether the bytes end anywhere; the start of a character at their end is then dropped
 */
export function decodeBytes(bytes: Uint8Array, cut = false): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: cut });
  } catch {
    return new TextDecoder('gb18030').decode(bytes, { stream: cut });
  }
}
