/** What compilers and interpreters need to find themselves, their libraries and their caches. */
const KEPT = [
  ...[
    'PATH',
    'HOME',
    'USER',
    'LOGNAME',
    'TZ',
    'LD_LIBRARY_PATH',
    'XDG_CACHE_HOME',
    'XDG_CONFIG_HOME',
    'XDG_DATA_HOME',
  ],
  ...[
    'SystemRoot',
    'SystemDrive',
    'windir',
    'ComSpec',
    'PATHEXT',
    'USERPROFILE',
    'USERNAME',
    'APPDATA',
    'LOCALAPPDATA',
  ],
  ...[
    'ProgramData',
    'ProgramFiles',
    'ProgramFiles(x86)',
    'ProgramW6432',
    'NUMBER_OF_PROCESSORS',
    'PROCESSOR_ARCHITECTURE',
  ],
  ...['INCLUDE', 'LIB', 'LIBPATH', 'CPATH', 'CPLUS_INCLUDE_PATH', 'LIBRARY_PATH', 'DEVELOPER_DIR', 'SDKROOT'],
  ...[
    'JAVA_HOME',
    'KOTLIN_HOME',
    'GOROOT',
    'GOPATH',
    'GOCACHE',
    'CARGO_HOME',
    'RUSTUP_HOME',
    'RUSTUP_TOOLCHAIN',
  ],
  ...['DOTNET_ROOT', 'MONO_PATH', 'PYENV_ROOT', 'PYENV_VERSION', 'VIRTUAL_ENV', 'CONDA_PREFIX', 'NVM_DIR'],
  ...['SDKMAN_DIR', 'ASDF_DATA_DIR', 'MISE_DATA_DIR', 'NIX_PROFILES'],
] as const;

const LANGUAGE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/**
 * The environment of a program that is run: the same wherever it is started from, so that nothing of the editor's own
 * reaches it, such as `NODE_OPTIONS`.
 *
 * @param temporary folder for temporary files
 * @param more goes before all else
 */
export function programEnvironment(
  temporary: string,
  more: Readonly<Record<string, string>>,
): Record<string, string> {
  const environment: Record<string, string> = { LANG: LANGUAGE };
  for (const name of KEPT) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) environment[name] = temporary;
  return { ...environment, ...more };
}
