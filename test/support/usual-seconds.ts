/** What the fixed work takes on the machine on which the limits in tests were set. */
const USUAL_SECONDS = 0.025;
const TRIES = 5;

/**
 * The CPU time that the work takes, in seconds of a usual machine: what it takes here, divided by how much slower this
 * one is with some fixed work right before and after it. Other programs and slow cores don't affect it.
 */
export async function usualSeconds(work: () => unknown): Promise<number> {
  const before = fixedSeconds();
  const taken = await cpuSeconds(work);
  const slower = Math.max(before, fixedSeconds()) / USUAL_SECONDS;
  return taken / Math.max(1, slower);
}

async function cpuSeconds(work: () => unknown): Promise<number> {
  const started = process.threadCpuUsage();
  await work();
  return process.threadCpuUsage(started).user / 1_000_000;
}

/** The quickest of some tries: compiling isn't taken for a slow machine. */
function fixedSeconds(): number {
  const tries = Array.from({ length: TRIES }, () => {
    const started = process.threadCpuUsage();
    fixedWork();
    return process.threadCpuUsage(started).user / 1_000_000;
  });
  return Math.min(...tries);
}

/** Of the kind that products do: texts, maps and sorting. */
function fixedWork(): [string, number][] {
  const counts = new Map<string, number>();
  for (let index = 0; index < 60_000; index += 1) {
    const kind = `Word ${(index * index) % 1_994} of ${index}`.replace(/ of \d+$/, "").toLowerCase();
    const name = kind.split(" ").at(-1) ?? "";
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => a - b);
}
