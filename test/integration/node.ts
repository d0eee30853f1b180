import Mocha from 'mocha';
import { runSuite } from './run';

/** Entry of the tests in the Node extension host. */
export async function run(): Promise<void> {
  const mocha = new Mocha({ reporter: 'spec' });
  mocha.suite.emit('pre-require', globalThis, '', mocha);
  await runSuite(mocha, Mocha.reporters.Base);
}
