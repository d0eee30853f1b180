/** How a source is debugged on an input. */
export interface Debugging {
  readonly configuration: DebugConfiguration;
  /** A command that compiles the source before. */
  readonly compile?: readonly [program: string, ...args: string[]];
  /** A script that the configuration starts in place of the source. */
  readonly script?: { readonly path: string; readonly text: string };
}

/** A configuration as in `launch.json`, without its name. */
export interface DebugConfiguration {
  readonly type: string;
  readonly request: 'launch';
  readonly [key: string]: unknown;
}

export interface DebugTarget {
  /** Of the source, without the dot. */
  readonly ending: string;
  /** Paths of files. */
  readonly source: string;
  readonly input: string;
  /** A private folder for what is made to debug. */
  readonly folder: string;
  /** As Node names it. */
  readonly platform: string | undefined;
  readonly isInstalled: (extension: string) => boolean;
}

/** No debugger is known for a language, or the extension that brings it is not installed. */
export interface NoDebugger {
  /** The identifiers of extensions, of which one would do; none where no debugger is known. */
  readonly extensions: readonly string[];
}

/** Makes the input standard input by its descriptor, as some programs read that, and goes on as the source. */
const PYTHON_SCRIPT = `import os
import runpy
import sys

source, given = sys.argv[1:3]
os.dup2(os.open(given, os.O_RDONLY), 0)
sys.stdin = os.fdopen(0)
sys.argv = [source]
sys.path[0] = os.path.dirname(source)
runpy.run_path(source, run_name="__main__")
`;

const CODE_LLDB = 'vadimcn.vscode-lldb';
const CPP_TOOLS = 'ms-vscode.cpptools';
const PYTHON = 'ms-python.debugpy';
const JAVA = 'vscjava.vscode-java-debug';

/** How to debug a source with the debuggers that are installed. */
export function debuggingOf(target: DebugTarget): Debugging | NoDebugger {
  const { ending, source, input, folder, isInstalled } = target;
  /** A shell redirects where arguments are one text. */
  const redirected = { console: 'integratedTerminal', args: `< "${input}"` };
  switch (ending) {
    case 'js':
    case 'mjs':
    case 'cjs':
      return { configuration: { type: 'node', request: 'launch', program: source, ...redirected } };
    case 'py': {
      if (!isInstalled(PYTHON)) return { extensions: [PYTHON] };
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
    case 'java':
      return isInstalled(JAVA)
        ? { configuration: { type: 'java', request: 'launch', mainClass: source, ...redirected } }
        : { extensions: [JAVA] };
    case 'c':
    case 'cc':
    case 'cpp':
    case 'cxx':
    case 'c++':
      return debuggingOfC(target);
    default:
      return { extensions: [] };
  }
}

function debuggingOfC({
  ending,
  source,
  input,
  folder,
  platform,
  isInstalled,
}: DebugTarget): Debugging | NoDebugger {
  const program = `${folder}/program${platform === 'win32' ? '.exe' : ''}`;
  const compiler =
    platform === 'darwin' ? (ending === 'c' ? 'clang' : 'clang++') : ending === 'c' ? 'gcc' : 'g++';
  const compile = [compiler, '-g', '-O0', '-DONLINE_JUDGE', source, '-o', program, '-lm'] as const;
  const common = { request: 'launch', program, cwd: folder } as const;
  if (isInstalled(CODE_LLDB))
    return { compile, configuration: { type: 'lldb', ...common, stdio: [input, null, null] } };
  // The debugger of macOS passes the sign of redirection on as an argument.
  if (platform !== 'darwin' && isInstalled(CPP_TOOLS))
    return { compile, configuration: { type: 'cppdbg', ...common, MIMode: 'gdb', args: ['<', input] } };
  return { extensions: platform === 'darwin' ? [CODE_LLDB] : [CPP_TOOLS, CODE_LLDB] };
}
