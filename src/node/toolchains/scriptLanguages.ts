import { CHECK_PYTHON, STRIP_TYPES, TRANSPILE } from './scripts';
import type { Language, Toolchain } from './toolchain';

function python(program: string): Toolchain {
  return {
    programs: [program],
    version: [program, '--version'],
    accepts: (version) => version.includes('Python 3'),
    compile: [program, '-c', CHECK_PYTHON, '${source}'],
    run: [program, '-B', '${source}'],
  };
}

export const PYTHON: Language = {
  name: 'Python',
  endings: ['py'],
  toolchains: [python('python3'), python('python'), python('py')],
  installation: {
    apt: 'sudo apt install python3',
    brew: 'brew install python',
    winget: 'winget install Python.Python.3.13',
    address: 'https://www.python.org/downloads/',
  },
  empty: '\n',
};

const NODE_INSTALLATION = {
  apt: 'sudo apt install nodejs',
  brew: 'brew install node',
  winget: 'winget install OpenJS.NodeJS.LTS',
  address: 'https://nodejs.org',
};

const RUN_NODE = ['node', '--max-old-space-size=${memory}'];

export const JAVASCRIPT: Language = {
  name: 'JavaScript',
  endings: ['js', 'mjs', 'cjs'],
  toolchains: [
    {
      programs: ['node'],
      version: ['node', '--version'],
      compile: ['node', '--check', '${source}'],
      run: [...RUN_NODE, '${source}'],
      limitsHeap: true,
    },
  ],
  installation: NODE_INSTALLATION,
  empty: '\n',
};

const FROM_NPM = 'npm install --global typescript';

/** Whether Node can strip types by itself, as from 22.13 on. */
function stripsTypes(version: string): boolean {
  const [, major = 0, minor = 0] = (/v(\d+)\.(\d+)/.exec(version) ?? []).map(Number);
  return major > 22 || (major === 22 && minor >= 13);
}

export const TYPESCRIPT: Language = {
  name: 'TypeScript',
  endings: ['ts', 'mts'],
  toolchains: [
    {
      programs: ['node'],
      version: ['node', '--version'],
      accepts: stripsTypes,
      installation: NODE_INSTALLATION,
      compile: ['node', '--no-warnings', '-e', STRIP_TYPES, '${source}', '${output}.js'],
      run: [...RUN_NODE, '${output}.js'],
      limitsHeap: true,
    },
    {
      programs: ['tsc', 'node'],
      version: ['tsc', '--version'],
      compile: ['node', '-e', TRANSPILE, '${source}', '${output}.js', '${path:tsc}'],
      run: [...RUN_NODE, '${output}.js'],
      limitsHeap: true,
    },
    { programs: ['tsx', 'node'], version: ['tsx', '--version'], run: ['tsx', '${source}'] },
    {
      programs: ['ts-node', 'node'],
      version: ['ts-node', '--version'],
      run: ['ts-node', '--transpile-only', '${source}'],
    },
  ],
  installation: { apt: FROM_NPM, brew: FROM_NPM, winget: FROM_NPM, address: 'https://nodejs.org' },
  empty: '\n',
};
