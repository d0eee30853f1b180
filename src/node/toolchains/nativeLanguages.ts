import type { Language } from './toolchain';

export const RUST: Language = {
  name: 'Rust',
  endings: ['rs'],
  toolchains: [
    {
      programs: ['rustc'],
      version: ['rustc', '--version'],
      compile: ['rustc', '--edition=2021', '--error-format=short', '-O', '${source}', '-o', '${output}'],
      run: ['${output}'],
    },
  ],
  installation: {
    apt: 'sudo apt install rustc',
    brew: 'brew install rust',
    winget: 'winget install Rustlang.Rustup',
    address: 'https://rustup.rs',
  },
};

export const GO: Language = {
  name: 'Go',
  endings: ['go'],
  toolchains: [
    {
      programs: ['go'],
      version: ['go', 'version'],
      compile: ['go', 'build', '-o', '${output}', '${source}'],
      run: ['${output}'],
    },
  ],
  installation: {
    apt: 'sudo apt install golang-go',
    brew: 'brew install go',
    winget: 'winget install GoLang.Go',
    address: 'https://go.dev/dl/',
  },
};

export const PASCAL: Language = {
  name: 'Pascal',
  endings: ['pas', 'pp'],
  toolchains: [
    {
      programs: ['fpc'],
      version: ['fpc', '-iV'],
      compile: ['fpc', '-O2', '-dONLINE_JUDGE', '-l-', '-FE${directory}', '-o${output}', '${source}'],
      run: ['${output}'],
    },
  ],
  installation: {
    apt: 'sudo apt install fp-compiler',
    brew: 'brew install fpc',
    winget: 'winget install FreePascal.FreePascalCompiler',
    address: 'https://www.freepascal.org/download.html',
  },
};
