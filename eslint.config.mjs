import { builtinModules } from 'node:module';
import js from '@eslint/js';
import parser from '@typescript-eslint/parser';
import { defineConfig } from 'eslint/config';

const SYNTAX = [
  { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
  { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
];

/** A pattern between the slashes of a selector's regular expression. */
const escapeSlashes = (regex) => regex.replaceAll('/', '\\/');

/** Refuses imports that leave a room by a door that is not there, `import()` among them; see CONTRIBUTING.md. */
const walls = (files, ...forbidden) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: forbidden.map(([regex, message]) => ({ regex, message })),
      },
    ],
    'no-restricted-syntax': [
      'error',
      ...SYNTAX,
      ...forbidden.flatMap(([regex, message]) => [
        { selector: `ImportExpression > Literal.source[value=/${escapeSlashes(regex)}/]`, message },
        { selector: `TSImportType Literal[value=/${escapeSlashes(regex)}/]`, message },
      ]),
      { selector: 'ImportExpression > :not(Literal).source', message: 'Name what is imported.' },
    ],
  },
});

const VSCODE = ['^vscode$', 'This room runs without VS Code.'];
const NODE = [`^(node:|(${builtinModules.join('|')})(/|$))`, 'This room runs without Node.'];
const OUTSIDE_CORE = ['/(host|node|protocol|media)(/|$)', 'core imports nothing but core.'];
const SIBLING_PROBLEM = [
  '^\\.\\./(?!\\.\\./|counted/)|/problems/',
  'A problem never imports another problem, only what problems share.',
];
const ANY_PROBLEM = ['^\\.\\./(?!\\.\\./)|/problems/', 'What problems share knows none of them.'];
const PROBLEMS = ['/problems/', 'search never imports problems.'];
const HOST = ['/(host|node)(/|$)', 'This room imports core and protocol only.'];
const NODE_ROOM = ['/node/', 'host runs in the browser too.'];
const SIBLING_FEATURE = ['^\\./', 'Features never import each other; share through analysis or host/*.ts.'];

// The walls, and the scripts in JavaScript. All else is checked by oxlint, in a twentieth of the time; see .oxlintrc.json.
export default defineConfig(
  { ignores: ['dist/', 'out/', '.vscode-test/', 'node_modules/', 'test/fixtures/'] },
  { files: ['**/*.mjs'], extends: [js.configs.recommended] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser },
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX] },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'describe', property: 'only' },
        { object: 'it', property: 'only' },
        { object: 'it', property: 'skip' },
      ],
    },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: { process: 'readonly', console: 'readonly' } } },
  walls(['src/core/**/*.ts'], VSCODE, NODE, OUTSIDE_CORE),
  walls(['src/core/search/**/*.ts'], VSCODE, NODE, OUTSIDE_CORE, PROBLEMS),
  walls(['src/core/problems/*/**/*.ts'], VSCODE, NODE, OUTSIDE_CORE, SIBLING_PROBLEM),
  walls(['src/core/problems/counted/**/*.ts'], VSCODE, NODE, OUTSIDE_CORE, ANY_PROBLEM),
  walls(['src/protocol/**/*.ts'], VSCODE, NODE, HOST),
  walls(['media/**/*.ts', 'media/**/*.tsx'], VSCODE, NODE, HOST),
  walls(['src/host/**/*.ts'], NODE, NODE_ROOM),
  walls(['src/host/features/*.ts'], NODE, NODE_ROOM, SIBLING_FEATURE),
  walls(['src/node/**/*.ts'], VSCODE),
);
