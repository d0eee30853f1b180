import assert from 'node:assert/strict';
import { commands, workspace } from 'vscode';
import { closeAll } from '../support/boardEditors';
import { createFile } from '../support/files';
import { SAMPLE } from '../support/texts';

describe('a source that cannot be run', () => {
  afterEach(closeAll);

  for (const command of ['rotation.checkSubmission', 'rotation.stressTest']) {
    it(`is refused by ${command} where it was never saved`, async () => {
      const { uri } = await workspace.openTextDocument({ language: 'python', content: 'print(2)\n' });
      assert.equal(await commands.executeCommand(command, uri), undefined);
    });

    it(`is refused by ${command} where it is in no language that is known`, async () => {
      assert.equal(await commands.executeCommand(command, await createFile(SAMPLE)), undefined);
    });
  }
});
