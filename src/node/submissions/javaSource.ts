/** Comments, and literals in one or three quotes. */
const NO_CODE = /\/\/[^\r\n]*|\/\*[^]*?\*\/|"""[^]*?"""|"(?:\\.|[^"\\\r\n])*"|'(?:\\.|[^'\\\r\n])*'/g;

const PUBLIC_TYPE =
  /\bpublic\s+(?:(?:abstract|final|strictfp|sealed|non-sealed)\s+)*(?:class|interface|enum|record)\s+([\p{L}_$][\p{L}\p{N}_$]*)/u;

/** The public type at the top of a Java source, which its file must be named after, or undefined. */
export function publicClass(text: string): string | undefined {
  return PUBLIC_TYPE.exec(outermost(withoutComments(text)))?.[1];
}

/** A Java source with a space in place of each comment and literal. */
export function withoutComments(text: string): string {
  return text.replace(NO_CODE, ' ');
}

/** What stands within no braces. */
function outermost(code: string): string {
  let depth = 0;
  let kept = '';
  for (const part of code.split(/([{}])/)) {
    if (part === '{') depth++;
    else if (part === '}') depth--;
    else if (depth === 0) kept += part + ' ';
  }
  return kept;
}
