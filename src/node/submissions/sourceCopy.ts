import { extname } from 'node:path';
import { publicClass } from './javaSource';

/** A source as it is given to a compiler. */
export interface SourceCopy {
  /** The name of the copy: plain letters, whatever the user's file is called. */
  readonly name: string;
  readonly text: string;
}

/** @param path the user's file */
export function sourceCopy(path: string, text: string): SourceCopy {
  const ending = extname(path).slice(1);
  switch (ending.toLowerCase()) {
    case 'java':
      return { name: `${publicClass(text) ?? 'Main'}.java`, text };
    case 'py':
      return { name: 'main.py', text: inUtf8(text) };
    default:
      return { name: `main.${ending === 'C' ? 'cpp' : ending.toLowerCase()}`, text };
  }
}

/** The copy is in UTF-8; what a Python source says of its encoding in its first two lines is made true. */
function inUtf8(text: string): string {
  return text.replace(
    /^(?:.*(?:\r\n?|\n))?[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/,
    (line, encoding: string) => line.slice(0, line.length - encoding.length) + 'utf-8',
  );
}
