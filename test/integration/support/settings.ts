import { ConfigurationTarget, workspace } from 'vscode';

/** Runs something with another value of a setting of the extension. */
export async function withSetting(name: string, value: unknown, run: () => Promise<void>): Promise<void> {
  const settings = workspace.getConfiguration('rotation');
  await settings.update(name, value, ConfigurationTarget.Global);
  try {
    await run();
  } finally {
    await settings.update(name, undefined, ConfigurationTarget.Global);
  }
}
