import { C, CPP } from './cLanguages';
import { CSHARP } from './csharp';
import { JAVA, KOTLIN } from './jvmLanguages';
import { GO, PASCAL, RUST } from './nativeLanguages';
import { JAVASCRIPT, PYTHON, TYPESCRIPT } from './scriptLanguages';
import type { Language } from './toolchain';

const LANGUAGES = [C, CPP, JAVA, PYTHON, JAVASCRIPT, TYPESCRIPT, RUST, GO, PASCAL, KOTLIN, CSHARP];

/** The endings of files that a toolchain is built in for, without the dot. */
export const ENDINGS: readonly string[] = LANGUAGES.flatMap(({ endings }) => endings);

/** The language of files with an ending, in any letter case, or undefined. */
export function languageOf(ending: string): Language | undefined {
  // By old custom a capital C is C++.
  if (ending === 'C') return CPP;
  return LANGUAGES.find(({ endings }) => endings.includes(ending.toLowerCase()));
}
