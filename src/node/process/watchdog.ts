import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { RUNS_FOLDER } from './runsFolder';

/** Names this process in the environment of every program that it runs. */
export const OWNER = { name: 'ROTATION_OWNER', value: randomUUID() } as const;

/**
 * Keeps the process groups that it reads as `+NUMBER` and drops those that it reads as `-NUMBER`. When its input ends,
 * as it does however the process that writes it ends, it kills those kept, and on Linux all that bear the owner's mark
 * ($1), and removes the folder of the runs ($2). Never anything but numbers of our own and these two are put into it.
 */
const SCRIPT = `
groups=' '
while read -r line; do
  case $line in
    +*) groups="$groups\${line#+} " ;;
    -*) groups="\${groups%% \${line#-} *} \${groups#* \${line#-} }" ;;
  esac
done
for group in $groups; do kill -KILL "-$group"; done
for file in /proc/[0-9]*/environ; do
  id=\${file%/environ}
  if grep -qF "$1" "$file"; then kill -KILL "\${id#/proc/}"; fi
done
rm -rf "$2"
`;

let watchdog: ChildProcess | undefined;
const running = new Set<number>();

/** Has a process group killed when this process ends, be it killed itself, until `unwatch`. */
export function watch(group: number): void {
  if (running.size === 0 && process.platform === 'win32') process.on('exit', killRunning);
  running.add(group);
  if (process.platform === 'win32') return;
  if (!watchdog) start();
  else tell(`+${group}`);
}

export function unwatch(group: number): void {
  running.delete(group);
  if (running.size === 0 && process.platform === 'win32') process.off('exit', killRunning);
  tell(`-${group}`);
}

function start(): void {
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'sh', `${OWNER.name}=${OWNER.value}`, RUNS_FOLDER], {
    detached: true,
    cwd: '/',
    env: { PATH: process.env['PATH'] },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog = child;
  const forget = () => {
    if (watchdog === child) watchdog = undefined;
  };
  child.on('error', forget).on('exit', forget);
  child.stdin.on('error', forget);
  child.unref();
  // All pipes of Node are sockets; it must not keep this process alive either.
  if (child.stdin instanceof Socket) child.stdin.unref();
  for (const group of running) tell(`+${group}`);
}

function tell(line: string): void {
  watchdog?.stdin?.write(`${line}\n`);
}

function killRunning(): void {
  for (const id of running) spawnSync('taskkill', ['/PID', String(id), '/T', '/F'], { windowsHide: true });
}
