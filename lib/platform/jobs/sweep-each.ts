import { log } from "../runtime/log";
import { processSingleton } from "../runtime/process-singleton";

/** What can't be swept doesn't keep the rest from it. The next round tries again. */
export const apart = (name: string, sweep: () => Promise<unknown>): Promise<unknown> =>
  sweep().catch((err: unknown) => {
    log().error({ err, sweep: name }, "a sweep failed");
    return false;
  });

/** Maximum number of ids that are remembered of a sweep. */
const MOST = 1_000;

/** Ids of what this process couldn't sweep, by sweep. */
const leftOf = (name: string): Set<string> => {
  const all = processSingleton("sweeps-left", () => new Map<string, Set<string>>());
  const left = all.get(name) ?? new Set();
  all.set(name, left);
  return left;
};

/**
 * Sweeps a batch, each item apart. Those that failed, or for which `sweep` returned false, come after the others the next time,
 * so that a batch of them keeps nothing waiting.
 * @param find returns a batch in which items with these ids come last
 */
export async function sweepEach<Item extends { id: string }>(
  name: string,
  find: (last: string[]) => Promise<Item[]>,
  sweep: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = leftOf(name);
  for (const item of await find([...left])) {
    left.delete(item.id);
    if ((await apart(name, () => sweep(item))) === false) left.add(item.id);
  }
  // Some are gone by now.
  for (const id of [...left].slice(0, -MOST)) left.delete(id);
}
