import assert from 'node:assert/strict';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';

/** The messages of a room's type check for a file of this text. */
function typeErrors(room: string, text: string): string[] {
  const folder = join('src', room);
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    readonly config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const path = join(process.cwd(), folder, 'wall.ts');
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, languageVersion) =>
    name.endsWith('/wall.ts')
      ? ts.createSourceFile(name, text, languageVersion)
      : readSource(name, languageVersion);
  const program = ts.createProgram(
    [path],
    {
      ...options,
      noEmit: true,
      composite: false,
      emitDeclarationOnly: false,
      declarationMap: false,
      incremental: false,
    },
    host,
  );
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('the type check', () => {
  const outside = [
    ["'node:fs'", "import { readFileSync } from 'node:fs';", 'readFileSync;'],
    ["'document'", '', 'document.title;'],
    ["'setTimeout'", '', 'setTimeout(() => undefined, 0);'],
    ["'process'", '', 'process.exit();'],
  ] as const;

  it('refuses Node, the DOM and timers in core, and nothing else', () => {
    const imports = outside.map(([, line]) => line).join('\n');
    const statements = outside.map(([, , line]) => line).join('\n');
    const errors = typeErrors('core', `${imports}\n${statements}\nexport const eight = Math.max(...[1, 8]);`);
    assert.equal(errors.length, outside.length);
    for (const [name] of outside)
      assert.ok(
        errors.some((error) => error.includes(name)),
        name,
      );
  });

  it('refuses Node in host, which runs in the browser too', () => {
    const errors = typeErrors('host', "import { readFileSync } from 'node:fs';\nreadFileSync('');");
    assert.equal(errors.length, 1);
    assert.match(errors[0] ?? '', /'node:fs'/);
  });
});

describe('the lint', () => {
  const eslint = new ESLint();

  async function restrictions(filePath: string, text: string): Promise<string[]> {
    const [result] = await eslint.lintText(`${text}\n`, { filePath });
    assert.ok(result);
    assert.deepEqual(
      result.messages.filter(({ fatal }) => fatal),
      [],
    );
    return result.messages
      .filter(({ ruleId }) => ruleId === 'no-restricted-imports' || ruleId === 'no-restricted-syntax')
      .map(({ message }) => message);
  }

  /** The ways to bring in a module. */
  const WAYS: readonly ((from: string) => string)[] = [
    (from) => `import '${from}';`,
    (from) => `export const loaded = import('${from}');`,
    (from) => `export type Loaded = typeof import('${from}');`,
  ];

  for (const [file, from] of [
    ['src/core/text/wall.ts', 'vscode'],
    ['src/core/text/wall.ts', 'node:fs'],
    ['src/core/text/wall.ts', 'fs'],
    ['src/core/text/wall.ts', 'fs/promises'],
    ['src/core/text/wall.ts', '../../host/activate'],
    ['src/core/search/wall.ts', '../problems/rotation/board'],
    ['src/core/problems/rotation/wall.ts', '../squares/grid'],
    ['src/core/problems/squares/wall.ts', '../booksort/shelf'],
    ['src/core/problems/squares/wall.ts', '../countedBooks/shelf'],
    ['src/core/problems/squares/wall.ts', '../../problems/booksort/shelf'],
    ['src/core/problems/counted/wall.ts', '../booksort/shelf'],
    ['src/core/problems/counted/wall.ts', '../../problems/squares/grid'],
    ['src/core/problems/counted/wall.ts', '../../../host/activate'],
    ['src/protocol/wall.ts', 'vscode'],
    ['src/protocol/wall.ts', 'path'],
    ['src/protocol/wall.ts', '../host/activate'],
    ['media/wall.ts', 'vscode'],
    ['media/wall.ts', 'os'],
    ['media/wall.ts', '../src/host/activate'],
    ['src/host/wall.ts', 'node:fs'],
    ['src/host/wall.ts', 'child_process'],
    ['src/host/wall.ts', '../node/commandLine/run'],
    ['src/host/features/wall.ts', './codeLenses'],
    ['src/node/wall.ts', 'vscode'],
  ] as const) {
    it(`refuses ${from} in ${file}, however it is imported`, async () => {
      for (const way of WAYS) assert.equal((await restrictions(file, way(from))).length, 1, way(from));
    });
  }

  it('refuses a module whose name is not told, and still enums', async () => {
    const computed = "export const loaded = import(['vs', 'code'].join(''));";
    assert.equal((await restrictions('src/core/text/wall.ts', computed)).length, 1);
    assert.equal((await restrictions('src/core/text/wall.ts', 'export enum Wall { Red }')).length, 1);
  });

  for (const [file, from] of [
    ['src/core/problems/rotation/wall.ts', '../../search/slices'],
    ['src/core/problems/booksort/wall.ts', '../counted/countedInput'],
    ['src/core/problems/counted/wall.ts', '../../text/span'],
    ['src/core/problems/counted/wall.ts', './countedFaults'],
    ['src/host/features/wall.ts', '../analysis/analyses'],
    ['src/host/wall.ts', 'vscode'],
    ['media/wall.ts', '../src/protocol/messages'],
    ['media/wall.ts', 'preact'],
  ] as const) {
    it(`lets ${from} into ${file}`, async () => {
      for (const way of WAYS) assert.deepEqual(await restrictions(file, way(from)), []);
    });
  }
});
