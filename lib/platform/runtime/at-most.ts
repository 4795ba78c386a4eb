/** Limits how many tasks run at a time. The others wait in order, at most until their signal aborts, whose reason they throw. */
export function atMost(most: number): <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T> {
  let free = most;
  const line: (() => void)[] = [];
  const turn = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        line.splice(line.indexOf(begin), 1);
        reject(signal?.reason);
      };
      line.push(begin);
      signal?.addEventListener("abort", leave, { once: true });
    });
  return async (work, signal) => {
    signal?.throwIfAborted();
    if (free > 0) free -= 1;
    else await turn(signal);
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
