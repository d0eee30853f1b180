/** Variables that an editor or npm sets for its children and that would lead VS Code or a second npm astray. */
const misleading =
  /^(VSCODE_|ELECTRON_|npm_lifecycle_|npm_package_|npm_config_local_prefix$|NODE_OPTIONS$|INIT_CWD$)/;

/** This process's environment without what the surrounding editor or npm script added to it. */
export function hostEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !misleading.test(name)));
}
