import type { Language } from './toolchain';

/** One garbage collector without threads of its own, and a stack for deep recursion, as judges give them. */
const MACHINE = ['java', '-Xmx${memory}m', '-Xss64m', '-XX:+UseSerialGC'];

export const JAVA: Language = {
  name: 'Java',
  endings: ['java'],
  toolchains: [
    {
      programs: ['javac', 'java'],
      version: ['javac', '-version'],
      compile: ['javac', '-J-Duser.language=en', '-encoding', 'UTF-8', '-d', '${directory}', '${source}'],
      run: [...MACHINE, '-cp', '${directory}', '${mainClass}'],
      limitsHeap: true,
    },
  ],
  installation: {
    apt: 'sudo apt install default-jdk-headless',
    brew: 'brew install --cask temurin',
    winget: 'winget install EclipseAdoptium.Temurin.21.JDK',
    address: 'https://adoptium.net',
  },
  empty: 'public class Main { public static void main(String[] arguments) {} }\n',
};

export const KOTLIN: Language = {
  name: 'Kotlin',
  endings: ['kt'],
  toolchains: [
    {
      programs: ['kotlinc', 'java'],
      version: ['kotlinc', '-version'],
      compile: ['kotlinc', '${source}', '-include-runtime', '-d', '${output}.jar'],
      run: [...MACHINE, '-jar', '${output}.jar'],
      limitsHeap: true,
    },
  ],
  installation: {
    apt: 'sudo apt install kotlin',
    brew: 'brew install kotlin',
    winget: 'winget install JetBrains.Kotlin.Compiler',
    address: 'https://kotlinlang.org/docs/command-line.html',
  },
  empty: 'fun main() {}\n',
};
