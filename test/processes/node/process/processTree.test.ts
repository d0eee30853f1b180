import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Mark, runIt, script, shell } from '../../../support/node/programs';

/** A program that connects to the socket $SOCKET names, says so in its output, and sleeps. */
const CONNECT = `require('net').connect(process.env.SOCKET, () => console.log('up')); setInterval(() => {}, 1e6);`;

describe('what a program started', () => {
  let folder: string;
  let server: Server;
  let socket: string;
  const mark = new Mark();

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tree-'));
    socket = join(folder, 'socket');
    server = createServer().listen(socket);
    await once(server, 'listening');
  });

  after(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  const connected = async (): Promise<Socket> => {
    const connection = await new Promise<Socket>((resolve) => server.once('connection', resolve));
    return connection.on('error', () => undefined).resume();
  };

  afterEach(() => {
    assert.deepEqual(mark.bearers(), []);
  });

  it('cannot hold the run up by keeping the output open, and dies with it', async () => {
    const run = await runIt(shell('sleep 1000 & echo done'), { environment: mark.environment });
    assert.deepEqual(run.ending, { kind: 'exited', code: 0 });
    assert.equal(run.output, 'done\n');
  });

  it('dies with it in a session of its own', async () => {
    const run = await runIt(shell('setsid sleep 1000 & setsid sleep 1000 & echo done'), {
      environment: mark.environment,
    });
    assert.equal(run.output, 'done\n');
  });

  it('dies at a limit, in a session of its own too', async () => {
    const run = await runIt(shell('setsid sh -c "sleep 1000; :" & (setsid sleep 1000 &); sleep 1000'), {
      environment: mark.environment,
      wallMilliseconds: 200,
    });
    assert.deepEqual(run.ending, { kind: 'time-limit', clock: 'wall' });
  });

  it('dies at a limit without the environment of the program', async () => {
    const cleared = 'env -i TEST_MARK="$TEST_MARK" setsid sleep 1000';
    await runIt(shell(`${cleared} & sleep 1000`), { environment: mark.environment, wallMilliseconds: 300 });
  });

  it('dies though it has cleared its environment, left the session and lost its parent', async () => {
    await runIt(shell('(env -i TEST_MARK="$TEST_MARK" setsid sleep 1000 &)'), {
      environment: mark.environment,
    });
  });

  it('dies though it goes on starting more', async () => {
    const bomb = 'f() { sleep 1000 & sleep 0.01; f & }; f; sleep 0.2';
    await runIt(shell(bomb), { environment: mark.environment });
  });

  it('is stopped on wish while the program runs', async () => {
    const wish = new AbortController();
    const running = runIt([process.execPath, '-e', CONNECT], {
      environment: { ...mark.environment, SOCKET: socket },
      signal: wish.signal,
    });
    await connected();
    wish.abort();
    const { ending } = await running;
    assert.deepEqual(ending, { kind: 'stopped' });
  });

  it('is not even started on a wish to stop from before', async () => {
    const { ending, wallMilliseconds } = await runIt(['true'], { signal: AbortSignal.abort() });
    assert.deepEqual([ending, wallMilliseconds], [{ kind: 'stopped' }, 0]);
  });

  for (const signal of ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    it(`dies when what runs it is ended by ${signal}`, async () => {
      const support = join(__dirname, '../../../support/node/programs.ts');
      const source = `require(${JSON.stringify(support)}).runIt(
        ${JSON.stringify(script(CONNECT))},
        { environment: { SOCKET: process.env.SOCKET, TEST_MARK: process.env.TEST_MARK } })`;
      const host: ChildProcess = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', source], {
        env: { ...process.env, ...mark.environment, SOCKET: socket },
        stdio: 'inherit',
      });
      const connection = await connected();
      const closed = once(connection, 'close');
      host.kill(signal);
      await Promise.all([closed, once(host, 'exit')]);
    });
  }
});
