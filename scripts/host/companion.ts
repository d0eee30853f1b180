import { writeExtension } from './writeExtension';

/** Setting with the absolute path of the file to show when a window without editors has started. */
export const OPEN_FILE = 'rotationHost.openFile';

/** Setting with the absolute path of a file to write when a window has started and all extensions are registered. */
export const STARTED_FILE = 'rotationHost.startedFile';

const SOURCE = `
const { writeFileSync } = require('node:fs');
const { commands, Uri, window, workspace } = require('vscode');

exports.activate = async () => {
  const file = workspace.getConfiguration().get('${OPEN_FILE}');
  if (file && window.tabGroups.all.every((group) => group.tabs.length === 0)) {
    await commands.executeCommand('vscode.open', Uri.file(file));
  }
  const started = workspace.getConfiguration().get('${STARTED_FILE}');
  if (started) {
    writeFileSync(started, '');
  }
};
`;

/**
 * Puts an extension into a server that opens a file once every extension is registered. A file named in the
 * workbench's address is opened before that, in the text editor, when a browser shows the workbench for the first time.
 */
export async function installCompanion(extensions: string): Promise<void> {
  await writeExtension(extensions, {
    name: 'companion',
    manifest: {
      activationEvents: ['onStartupFinished'],
      main: './extension.js',
      extensionKind: ['workspace'],
      capabilities: { untrustedWorkspaces: { supported: true } },
    },
    files: { 'extension.js': SOURCE },
  });
}
