/** Why programs are not run. */
export type Obstacle =
  /** VS Code runs in a browser, which starts no programs. */
  | 'browser'
  /** The workspace is not trusted. */
  | 'restricted'
  /** The file has no path on this machine: it lies in a virtual workspace. */
  | 'virtual'
  /** The file was never saved. */
  | 'untitled';

interface Circumstances {
  /** Whether this extension host can start programs at all. */
  readonly canRun: boolean;
  readonly trusted: boolean;
  /** Of the address of the source. */
  readonly scheme: string;
}

/** What keeps a source from being run, the weightiest first; undefined where nothing does. */
export function obstacleOf({ canRun, trusted, scheme }: Circumstances): Obstacle | undefined {
  if (!canRun) return 'browser';
  if (!trusted) return 'restricted';
  if (scheme === 'untitled') return 'untitled';
  return scheme === 'file' ? undefined : 'virtual';
}
