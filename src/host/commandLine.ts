/** The line that solves a file in a terminal: `node`, with the command line that is a part of the extension. */
export function solveCommandLine(extensionPath: string, file: string): string {
  return `node ${quote(`${extensionPath}/dist/cli.js`)} solve ${quote(file)}`;
}

/** The line that checks an output against an input in a terminal. */
export function checkCommandLine(extensionPath: string, input: string, output: string): string {
  return `node ${quote(`${extensionPath}/dist/cli.js`)} check ${quote(input)} ${quote(output)}`;
}

/** Quoted for shells. A Windows path holds no quotes, and its backslashes are to stay single. */
function quote(path: string): string {
  const windows = /^([a-z]:|\\\\)/i.test(path);
  return `"${windows ? path : path.replace(/["$`\\]/g, '\\$&')}"`;
}
