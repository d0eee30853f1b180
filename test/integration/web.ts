// The build of mocha for browsers makes `mocha` global.
import 'mocha/mocha';
import { runSuite } from './run';

/** Entry of the tests in the web extension host. */
export async function run(): Promise<void> {
  if ('process' in globalThis && 'versions' in globalThis.process && 'node' in globalThis.process.versions) {
    throw new Error('These tests are for the web extension host and were started in the one of Node.');
  }
  mocha.setup({ ui: 'bdd', reporter: 'spec' });
  await runSuite(mocha, Mocha.reporters.Base);
}
