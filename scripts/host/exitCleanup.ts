type Cleanup = () => void;

const cleanups = new Set<Cleanup>();
let listening = false;

/**
 * Has a synchronous action run when this process ends: by itself, by an uncaught error or by an interrupt,
 * hang-up or termination signal.
 * @returns a function that withdraws the action
 */
export function onExit(cleanup: Cleanup): () => void {
  if (!listening) {
    listening = true;
    process.on('exit', runAll);
    for (const [signal, code] of [
      ['SIGHUP', 129],
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ] as const) {
      process.on(signal, () => process.exit(code));
    }
  }
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}

function runAll(): void {
  for (const cleanup of cleanups) {
    cleanup();
  }
  cleanups.clear();
}
