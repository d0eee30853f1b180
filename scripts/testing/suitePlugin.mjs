import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Provides the module `integration-suite`, whose import runs every test file of a folder. Files named
 * `*.node.test.ts` are for the Node extension host only.
 * @param {string} folder
 * @param {'node' | 'web'} host
 * @returns {import('esbuild').Plugin}
 */
export function suitePlugin(folder, host) {
  return {
    name: 'integration-suite',
    setup(build) {
      build.onResolve({ filter: /^integration-suite$/ }, () => ({ path: folder, namespace: 'suite' }));
      build.onLoad({ filter: /.*/, namespace: 'suite' }, async () => {
        const files = (await readdir(folder, { recursive: true })).filter(
          (file) => file.endsWith('.test.ts') && (host === 'node' || !file.endsWith('.node.test.ts')),
        );
        const contents = files.sort().map((file) => `import ${JSON.stringify(`./${file}`)};`);
        return { contents: contents.join('\n'), resolveDir: folder, watchDirs: [folder], loader: 'ts' };
      });
      if (host === 'web') {
        provideForWeb(build);
      }
    },
  };
}

/** @param {import('esbuild').PluginBuild} build */
function provideForWeb(build) {
  // `assert` is the npm package of that name in a bundle for the browser.
  build.onResolve({ filter: /^node:assert\/strict$/ }, () => ({ path: 'assert', namespace: 'assert' }));
  build.onLoad({ filter: /.*/, namespace: 'assert' }, () => ({
    contents: "import assert from 'assert'; export default assert.strict;",
    resolveDir: join(import.meta.dirname, '..', '..'),
  }));
  // Being a script within a package of modules, mocha's build for browsers would export itself in the bundle's place.
  build.onLoad({ filter: /node_modules\/mocha\/mocha\.js$/ }, async ({ path }) => ({
    contents: `const module = undefined;\n${await readFile(path, 'utf8')}`,
  }));
}
