import { availableParallelism } from "node:os";
import { besidePeer, createLoad, startProduct } from "../contestants";
import { measure, median } from "../measure";
import type { Bench, Figure, Row } from "../types";
import { makeKeys } from "../world";

/**
 * With fewer cores, the processes, the database and the load generators share them, and a second process has
 * none to use.
 */
const MIN_CORES = 4;

async function run(bench: Bench): Promise<Figure[]> {
  const url = await bench.database();
  const secrets = (await makeKeys(url, 8)).map(({ secret }) => secret);
  const [first, second] = [await startProduct(bench, url), await startProduct(bench, url)];
  const load = createLoad(secrets);
  const [one, two] = [
    { name: "one process", child: first, load },
    { name: "another", child: second, load },
  ];
  const alone: number[] = [];
  const together: number[] = [];
  for (let round = 0; round <= bench.rounds; round += 1) {
    const single = await measure(one, bench.seconds);
    const both = await Promise.all([measure(one, bench.seconds), measure(two, bench.seconds)]);
    // The first round warms both up.
    if (round === 0) continue;
    alone.push(single.perSecond);
    together.push(both.reduce((sum, { perSecond }) => sum + perSecond, 0));
  }
  const figure = besidePeer({
    name: "createClient, two processes",
    value: median(together),
    unit: "requests/s",
    peer: { name: "one process", value: median(alone) },
  });
  const cores = availableParallelism();
  if (cores >= MIN_CORES) return [{ ...figure, goal: { atLeast: 1.8 } }];
  return [{ ...figure, note: `${cores} cores: the goal of 1.8 holds from ${MIN_CORES}.` }];
}

export const twoProcessesRow: Row = {
  id: "two-processes",
  also: ["2"],
  title: "a write by two processes on one database",
  run,
};
