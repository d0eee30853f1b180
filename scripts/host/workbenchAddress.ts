export interface WorkbenchView {
  /** Absolute path of the folder to open. */
  readonly folder: string;
  /** Absolute path of the folder of an extension under development. */
  readonly extension?: string;
  /** Absolute path of the module whose `run` runs the tests. */
  readonly tests?: string;
}

/** The address that shows a view of a server's machine in a browser. */
export function workbenchAddress(authority: string, view: WorkbenchView): string {
  const remote = (path: string) => `vscode-remote://${authority}${path}`;
  const payload = [
    ...(view.extension === undefined ? [] : [['extensionDevelopmentPath', remote(view.extension)]]),
    ...(view.tests === undefined ? [] : [['extensionTestsPath', remote(view.tests)]]),
  ];
  const query = new URLSearchParams({ folder: view.folder });
  if (payload.length > 0) {
    query.set('payload', JSON.stringify(payload));
  }
  return `http://${authority}/?${query.toString()}`;
}
