/** What the processes of a run have taken. */
export interface Usage {
  readonly cpuMilliseconds: number;
  /** Most memory held at once as far as seen, in units of 2^20 bytes; undefined where no sample came in time. */
  readonly megabytes: number | undefined;
}

/** A program that runs, and all that it has started. */
export interface ProcessTree {
  /** What it has taken until now; undefined where the system does not tell. */
  sample(): Promise<Usage | undefined>;

  /** Kills all of it that is known. Does not wait for the end. */
  kill(): void;

  /**
   * Once the program itself has ended: kills what it left behind, waits until that is gone, and tells what all of it
   * took. Gives up on processes that do not die within two seconds.
   */
  end(): Promise<Usage | undefined>;
}
