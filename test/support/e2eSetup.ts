// Loaded by mocha before the end-to-end tests.
import type { RootHookObject } from 'mocha';
import { closeSharedHost, sharedHost } from './sharedHost';
import { openWorkbenches } from './workbench';

/** Prepares the host before the first test, so that an installation does not count as that test's time. */
export async function mochaGlobalSetup(): Promise<void> {
  await sharedHost();
}

export async function mochaGlobalTeardown(): Promise<void> {
  await closeSharedHost();
}

export const mochaHooks: RootHookObject = {
  async afterEach(this: Mocha.Context) {
    if (this.currentTest?.state === 'failed') {
      const name = this.currentTest.fullTitle().replace(/[^\w]+/g, '-');
      let count = 0;
      for (const workbench of openWorkbenches()) {
        await workbench.screenshot(`failed-${name}-${String((count += 1))}`);
      }
    }
  },
};
