/** What is known of a Java class from its file. */
export interface ClassFile {
  /** With its package, such as `judge.Main`. */
  readonly name: string;
  /** Whether `public static void main(String[])` stands in it. */
  readonly hasMain: boolean;
}

const MAGIC = 0xcafebabe;
const PUBLIC_STATIC = 0x0009;

/** Bytes of a constant after its tag; those of text tell their own length, and long numbers take two places. */
const CONSTANT_BYTES: Readonly<Record<number, number>> = {
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 2,
  8: 2,
  9: 4,
  10: 4,
  11: 4,
  12: 4,
  15: 3,
  16: 2,
  17: 4,
  18: 4,
  19: 2,
  20: 2,
};

/** Reads a class file, or returns undefined for bytes that are none. */
export function readClassFile(bytes: Buffer): ClassFile | undefined {
  try {
    return bytes.readUInt32BE(0) === MAGIC ? read(bytes) : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function read(bytes: Buffer): ClassFile {
  const texts = new Map<number, string>();
  const classes = new Map<number, number>();
  let at = 8;
  const short = (): number => {
    at += 2;
    return bytes.readUInt16BE(at - 2);
  };

  const constants = short();
  for (let index = 1; index < constants; index++) {
    const tag = bytes.readUInt8(at++);
    if (tag === 1) {
      const length = short();
      texts.set(index, bytes.toString('utf8', at, at + length));
      at += length;
      continue;
    }
    if (tag === 7) classes.set(index, bytes.readUInt16BE(at));
    at += CONSTANT_BYTES[tag] ?? 0;
    if (tag === 5 || tag === 6) index++;
  }

  at += 2;
  const name = texts.get(classes.get(short()) ?? 0) ?? '';
  at += 2;
  const interfaces = short();
  at += 2 * interfaces;
  const members = (
    visit: (flags: number, name: string | undefined, type: string | undefined) => void,
  ): void => {
    for (let count = short(); count > 0; count--) {
      visit(short(), texts.get(short()), texts.get(short()));
      for (let attributes = short(); attributes > 0; attributes--) {
        at += 2;
        at += 4 + bytes.readUInt32BE(at);
      }
    }
  };
  let hasMain = false;
  members(() => undefined);
  members((flags, method, type) => {
    if (method === 'main' && type === '([Ljava/lang/String;)V' && (flags & PUBLIC_STATIC) === PUBLIC_STATIC)
      hasMain = true;
  });
  return { name: name.replaceAll('/', '.'), hasMain };
}
