// Runs the integration suite in the desktop VS Code, which is downloaded to .vscode-test.
import { cp } from 'node:fs/promises';
import { runTests } from '@vscode/test-electron';
import { errorText } from './errorText';
import { temporaryFolder } from './host/temporaryFolder';
import { inProject, root } from './paths';

async function testElectron(): Promise<void> {
  const folder = temporaryFolder('workspace');
  await cp(inProject('test', 'fixtures'), folder, { recursive: true });
  await runTests({
    extensionDevelopmentPath: root,
    extensionTestsPath: inProject('out', 'test', 'node.js'),
    launchArgs: [folder, '--disable-extensions', '--disable-workspace-trust'],
  });
}

testElectron().catch((error: unknown) => {
  console.error(errorText(error));
  process.exit(1);
});
