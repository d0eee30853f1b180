/** Checks the syntax of a Python source, with no file written, and tells an error in the form of compilers. */
export const CHECK_PYTHON = `
import sys
path = sys.argv[1]
try:
    with open(path, 'rb') as file:
        compile(file.read(), path, 'exec')
except (SyntaxError, ValueError) as error:
    line = getattr(error, 'lineno', None) or 1
    column = getattr(error, 'offset', None) or 1
    text = getattr(error, 'msg', None) or str(error)
    sys.stderr.write('%s:%d:%d: error: %s: %s\\n' % (path, line, column, type(error).__name__, text))
    sys.exit(1)
`;

/** Makes JavaScript of a TypeScript source by Node's own stripping. */
export const STRIP_TYPES = `
const fs = require('node:fs');
const { stripTypeScriptTypes } = require('node:module');
const [, source, output] = process.argv;
const text = fs.readFileSync(source, 'utf8');
try {
  fs.writeFileSync(output, stripTypeScriptTypes(text, { mode: 'transform', sourceUrl: source }));
} catch (error) {
  console.error(error.stack);
  process.exit(1);
}
`;

/** Makes JavaScript of a TypeScript source by the compiler's library; only its syntax is checked, as types may lack. */
export const TRANSPILE = `
const fs = require('node:fs');
const path = require('node:path');
const [, source, output, tsc] = process.argv;
const typescript = require(path.join(path.dirname(fs.realpathSync(tsc)), '..', 'lib', 'typescript.js'));
const { ModuleKind, ScriptTarget } = typescript;
const text = fs.readFileSync(source, 'utf8');
const { outputText, diagnostics } = typescript.transpileModule(text, {
  fileName: source,
  reportDiagnostics: true,
  compilerOptions: { module: ModuleKind.CommonJS, target: ScriptTarget.ES2022, esModuleInterop: true },
});
fs.writeFileSync(output, outputText);
for (const { file, start, code, messageText } of diagnostics) {
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  const message = typescript.flattenDiagnosticMessageText(messageText, ' ');
  console.error(source + '(' + (line + 1) + ',' + (character + 1) + '): error TS' + code + ': ' + message);
}
process.exit(diagnostics.length > 0 ? 1 : 0);
`;
