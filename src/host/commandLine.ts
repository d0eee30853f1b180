/** The line that solves a file in a terminal: `node`, with the command line that is a part of the extension. */
export function solveCommandLine(extensionPath: string, file: string): string {
  return `node ${quote(`${extensionPath}/dist/cli.js`)} solve ${quote(file)}`;
}

/** Quoted for shells. A Windows path holds no quotes, and its backslashes are to stay single. */
function quote(path: string): string {
  const windows = /^([a-z]:|\\\\)/i.test(path);
  return `"${windows ? path : path.replace(/["$`\\]/g, '\\$&')}"`;
}
