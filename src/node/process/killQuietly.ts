/** Kills a process, or with a negative number a whole group; one that is gone, or may not be killed, is left. */
export function killQuietly(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // Gone, or another user's.
  }
}
