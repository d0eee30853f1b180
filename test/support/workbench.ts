import { Workbench, type WorkbenchOptions } from '../../scripts/workbench/workbench';
import { sharedHost, type ServerKind } from './sharedHost';

export type { Workbench };

const open = new Set<Workbench>();

/** Opens a window of VS Code with the packaged extension, on a workspace of its own. Close it when the tests are done. */
export async function openWorkbench(options: WorkbenchOptions & ServerKind): Promise<Workbench> {
  const host = await sharedHost();
  // In a browser VS Code saves by itself otherwise, a second after an edit.
  const settings = { 'files.autoSave': 'off', ...options.settings };
  const server = await host.server(options);
  const workbench = await Workbench.open(host.browser, server, { ...options, settings });
  open.add(workbench);
  workbench.page.once('close', () => open.delete(workbench));
  return workbench;
}

/** The windows that are open. */
export function openWorkbenches(): Iterable<Workbench> {
  return open;
}
