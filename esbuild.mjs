// Builds everything that ships into dist/, and with --tests the suites that run inside VS Code into out/.
import { join, parse } from 'node:path';
import { context } from 'esbuild';
import { suitePlugin } from './scripts/testing/suitePlugin.mjs';

const flags = new Set(process.argv.slice(2));
const production = flags.has('--production');

/** @type {import('esbuild').BuildOptions} */
const common = {
  bundle: true,
  minify: production,
  sourcemap: production ? false : 'linked',
  legalComments: 'none',
  logLevel: 'info',
  target: 'es2022',
};

/** @type {import('esbuild').BuildOptions} */
const node = { ...common, platform: 'node', format: 'cjs', target: 'node20', external: ['vscode'] };

// Only `vscode` is external, so that an import of a Node module fails this build.
/** @type {import('esbuild').BuildOptions} */
const web = { ...common, platform: 'browser', format: 'cjs', external: ['vscode'] };

// What the command line imports only when it needs it becomes a file of its own: to parse it takes as long as to solve
// many boards.
/** @type {import('esbuild').Plugin} */
const parts = {
  name: 'parts',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path: `./cli.${parse(path).name}.js`, external: true } : undefined,
    );
  },
};

/** @type {import('esbuild').BuildOptions} */
const commandLine = {
  ...node,
  entryPoints: {
    cli: 'src/cli.ts',
    'cli.judging': 'src/node/commandLine/judging.ts',
    'cli.chinese': 'src/node/commandLine/chinese.ts',
  },
  outdir: 'dist',
  plugins: [parts],
  supported: { 'dynamic-import': false },
};

const shipped = [
  { ...node, entryPoints: ['src/extension.node.ts'], outfile: 'dist/extension.node.js' },
  { ...web, entryPoints: ['src/extension.web.ts'], outfile: 'dist/extension.web.js' },
  commandLine,
  {
    ...common,
    platform: 'browser',
    format: 'iife',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    entryPoints: { board: 'media/main.tsx', style: 'media/style.css' },
    outdir: 'dist/media',
  },
];

const suite = join(import.meta.dirname, 'test', 'integration', 'suite');
const tests = [
  {
    ...node,
    entryPoints: ['test/integration/node.ts'],
    outfile: 'out/test/node.js',
    external: ['vscode', 'mocha'],
    plugins: [suitePlugin(suite, 'node')],
  },
  {
    ...web,
    entryPoints: ['test/integration/web.ts'],
    outfile: 'out/test/web.js',
    define: { global: 'globalThis' },
    inject: ['test/integration/processShim.ts'],
    plugins: [suitePlugin(suite, 'web')],
  },
];

const builds = [...shipped, ...(flags.has('--tests') ? tests : [])];
const contexts = await Promise.all(builds.map((options) => context(options)));
if (flags.has('--watch')) {
  await Promise.all(contexts.map((build) => build.watch()));
} else {
  await Promise.all(contexts.map((build) => build.rebuild()));
  await Promise.all(contexts.map((build) => build.dispose()));
}
