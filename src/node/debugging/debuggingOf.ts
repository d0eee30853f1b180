import { extname } from 'node:path';
import type { DebugTarget, Debugging, NoDebugger } from '../../host/testing/debugging';
import { C, CPP } from '../toolchains/cLanguages';
import { JAVA } from '../toolchains/jvmLanguages';
import { languageOf } from '../toolchains/languages';
import { JAVASCRIPT, PYTHON } from '../toolchains/scriptLanguages';
import { JAVA_SCRIPT, JAVA_SCRIPT_CLASS, NODE_SCRIPT, PYTHON_SCRIPT } from './debugScripts';

const CODE_LLDB = 'vadimcn.vscode-lldb';
const CPP_TOOLS = 'ms-vscode.cpptools';
const DEBUGPY = 'ms-python.debugpy';
const JAVA_DEBUG = 'vscjava.vscode-java-debug';

/** How to debug a source with the debuggers that are installed on a system, which is named as Node does. */
export function debuggingOf(target: DebugTarget, platform: string): Debugging | NoDebugger {
  switch (languageOf(extname(target.source).slice(1))) {
    case JAVASCRIPT:
      return debuggingOfNode(target);
    case PYTHON:
      return target.isInstalled(DEBUGPY) ? debuggingOfPython(target) : { extensions: [DEBUGPY] };
    case JAVA:
      return target.isInstalled(JAVA_DEBUG) ? debuggingOfJava(target) : { extensions: [JAVA_DEBUG] };
    case C:
      return debuggingOfC(target, platform === 'darwin' ? 'clang' : 'gcc', platform);
    case CPP:
      return debuggingOfC(target, platform === 'darwin' ? 'clang++' : 'g++', platform);
    case undefined:
    default:
      return { extensions: [] };
  }
}

function debuggingOfNode({ source, input, folder }: DebugTarget): Debugging {
  const path = `${folder}/debug.cjs`;
  return {
    script: { path, text: NODE_SCRIPT },
    configuration: {
      type: 'node',
      request: 'launch',
      program: path,
      args: [source, input],
      console: 'internalConsole',
      // What is written to the standard output shows without it only where it goes through the console.
      outputCapture: 'std',
    },
  };
}

function debuggingOfPython({ source, input, folder }: DebugTarget): Debugging {
  const path = `${folder}/debug.py`;
  return {
    script: { path, text: PYTHON_SCRIPT },
    configuration: {
      type: 'debugpy',
      request: 'launch',
      program: path,
      args: [source, input],
      console: 'integratedTerminal',
    },
  };
}

function debuggingOfJava({ source, input, folder }: DebugTarget): Debugging {
  const path = `${folder}/${JAVA_SCRIPT_CLASS}.java`;
  const classes = `${folder}/classes`;
  return {
    script: { path, text: JAVA_SCRIPT },
    emptied: classes,
    compile: ['javac', '-g', '-encoding', 'UTF-8', '-d', classes, path, source],
    configuration: {
      type: 'java',
      request: 'launch',
      mainClass: JAVA_SCRIPT_CLASS,
      classPaths: [classes],
      args: [input, classes],
      console: 'internalConsole',
    },
  };
}

function debuggingOfC(
  { source, input, folder, isInstalled }: DebugTarget,
  compiler: string,
  platform: string,
): Debugging | NoDebugger {
  const program = `${folder}/program${platform === 'win32' ? '.exe' : ''}`;
  const compile = [compiler, '-g', '-O0', '-DONLINE_JUDGE', source, '-o', program, '-lm'] as const;
  const common = { request: 'launch', program, cwd: folder } as const;
  if (isInstalled(CODE_LLDB))
    return { compile, configuration: { type: 'lldb', ...common, stdio: [input, null, null] } };
  // The debugger of macOS passes the sign of redirection on as an argument.
  if (platform !== 'darwin' && isInstalled(CPP_TOOLS))
    return { compile, configuration: { type: 'cppdbg', ...common, MIMode: 'gdb', args: ['<', input] } };
  return { extensions: platform === 'darwin' ? [CODE_LLDB] : [CPP_TOOLS, CODE_LLDB] };
}
