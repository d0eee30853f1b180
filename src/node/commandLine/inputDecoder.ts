import { TextDecoder } from 'node:util';
import { type MarkedEncoding, markedEncoding } from '../decodeBytes';

/**
 * Decodes an input that comes in pieces. A byte order mark stays in the text; without one the text is UTF-8. Bytes that
 * are none become U+FFFD.
 */
export class InputDecoder {
  private decoder: TextDecoder | undefined;
  private first = Buffer.alloc(0);
  private found: MarkedEncoding = 'utf-8';

  get encoding(): MarkedEncoding {
    return this.found;
  }

  push(bytes: Buffer): string {
    if (this.decoder) return this.decoder.decode(bytes, { stream: true });
    this.first = Buffer.concat([this.first, bytes]);
    return this.first.length < 2 ? '' : this.start().decode(this.first, { stream: true });
  }

  end(): string {
    return this.decoder ? this.decoder.decode() : this.start().decode(this.first);
  }

  private start(): TextDecoder {
    this.found = markedEncoding(this.first);
    this.decoder = new TextDecoder(this.found, { ignoreBOM: true });
    return this.decoder;
  }
}
