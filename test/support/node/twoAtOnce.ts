/** So that a test that is run alone does not begin many others. */
const AHEAD = 4;

const AT_ONCE = 2;

/**
 * Tasks that wait for programs, two of which go on at a time. To ask for one begins some of those behind it as well, so
 * tests that ask one after the other take half as long.
 */
export function twoAtOnce<Result>(
  tasks: readonly (() => Promise<Result>)[],
): readonly (() => Promise<Result>)[] {
  const begun = new Map<number, Promise<Result>>();
  const waiting: (() => void)[] = [];
  let going = 0;

  const work = async (task: () => Promise<Result>): Promise<Result> => {
    if (going === AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else going++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else going--;
    }
  };

  const begin = (index: number): Promise<Result> | undefined => {
    const task = tasks[index];
    const known = begun.get(index);
    if (known || !task) return known;
    const result = work(task);
    // It fails the test that asks for it, and no other.
    result.catch(() => undefined);
    begun.set(index, result);
    return result;
  };

  return tasks.map((task, index) => () => {
    const asked = begin(index);
    for (let more = 1; more <= AHEAD; more++) void begin(index + more);
    return asked ?? task();
  });
}
