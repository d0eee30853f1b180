import type { Language, OlderStandard, Toolchain } from './toolchain';

function compiler(program: string, olderStandards: readonly OlderStandard[]): Toolchain {
  const options = ['-O2', '-DONLINE_JUDGE', '-I${origin}'];
  return {
    programs: [program],
    version: [program, '--version'],
    compile: [program, ...options, '${source}', '-o', '${output}', '-lm'],
    olderStandards,
    run: ['${output}'],
  };
}

/** GNU's forms, as judges use them. */
const C_STANDARDS: readonly OlderStandard[] = [
  { name: 'c11', argument: '-std=gnu11' },
  { name: 'c90', argument: '-std=gnu90' },
];
const CPP_STANDARDS: readonly OlderStandard[] = [
  { name: 'c++17', argument: '-std=gnu++17' },
  { name: 'c++14', argument: '-std=gnu++14' },
  { name: 'c++11', argument: '-std=gnu++11' },
  { name: 'c++98', argument: '-std=gnu++98' },
];

export const C: Language = {
  name: 'C',
  endings: ['c'],
  toolchains: [compiler('gcc', C_STANDARDS), compiler('clang', C_STANDARDS), compiler('cc', C_STANDARDS)],
  installation: {
    apt: 'sudo apt install gcc',
    brew: 'xcode-select --install',
    winget: 'winget install BrechtSanders.WinLibs.POSIX.UCRT',
    address: 'https://gcc.gnu.org/install/binaries.html',
  },
};

export const CPP: Language = {
  name: 'C++',
  endings: ['cpp', 'cc', 'cxx', 'c++'],
  toolchains: [
    compiler('g++', CPP_STANDARDS),
    compiler('clang++', CPP_STANDARDS),
    compiler('c++', CPP_STANDARDS),
  ],
  installation: {
    apt: 'sudo apt install g++',
    brew: 'xcode-select --install',
    winget: 'winget install BrechtSanders.WinLibs.POSIX.UCRT',
    address: 'https://gcc.gnu.org/install/binaries.html',
  },
};
