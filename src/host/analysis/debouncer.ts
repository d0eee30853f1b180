/** Calls a function once for every key, when `delay` milliseconds have passed since the last `call` with it. */
export class Debouncer<Key> {
  private readonly timers = new Map<Key, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly delay: number,
    private readonly run: (key: Key) => void,
  ) {}

  call(key: Key): void {
    clearTimeout(this.timers.get(key));
    const timer = setTimeout(() => {
      this.timers.delete(key);
      this.run(key);
    }, this.delay);
    this.timers.set(key, timer);
  }

  dispose(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }
}
