import type { Language, Toolchain } from './toolchain';

function mono(compiler: string, compile: readonly string[]): Toolchain {
  return {
    programs: [compiler, 'mono'],
    version: [compiler, '--version'],
    compile: [compiler, ...compile, '-define:ONLINE_JUDGE', '-out:${output}.exe', '${source}'],
    run: ['mono', '${output}.exe'],
  };
}

export const CSHARP: Language = {
  name: 'C#',
  endings: ['cs'],
  toolchains: [
    mono('mcs', ['-optimize+', '-codepage:utf8']),
    mono('csc', ['-nologo', '-optimize+', '-codepage:65001']),
  ],
  installation: {
    apt: 'sudo apt install mono-mcs mono-runtime',
    brew: 'brew install mono',
    winget: 'winget install Mono.Mono',
    address: 'https://www.mono-project.com/download/stable/',
  },
  empty: 'class Program { static void Main() {} }\n',
};
