import assert from 'node:assert/strict';
import { english } from '../../../../src/core/text/translate';
import { runCompilerOnce } from '../../../../src/node/submissions/runCompilerOnce';

const never = new AbortController().signal;

describe('a run of a compiler', () => {
  it('succeeds, and keeps what was printed', async () => {
    const run = await runCompilerOnce([process.execPath, '--version'], never, english);
    assert.deepEqual(run, { kind: 'succeeded', log: `${process.version}\n` });
  });

  it('fails where the compiler says so', async () => {
    const run = await runCompilerOnce([process.execPath, '--no-such-option'], never, english);
    assert.equal(run.kind, 'failed');
    assert.match(run.log, /no-such-option/);
  });

  it('fails with a reason where there is no such program', async () => {
    const run = await runCompilerOnce(['no-such-compiler'], never, english);
    assert.ok(run.kind === 'failed' && run.reason !== undefined);
  });

  it('is stopped', async () => {
    const run = await runCompilerOnce([process.execPath, '--version'], AbortSignal.abort(), english);
    assert.deepEqual(run, { kind: 'stopped' });
  });
});
