import { captureFifty, decryptMicros, PACKETS_PER_SECOND } from "../server-copies";
import type { Bench, Figure, Row } from "../types";

const CORES_GOAL = 0.9;
const SECONDS = 120;
const MEGABYTE = 1024 * 1024;

async function run(bench: Bench): Promise<Figure[]> {
  const seconds = bench.short ? SECONDS / 4 : SECONDS;
  const { cpuMicros, covered, heapGrowth, bytes } = captureFifty(seconds);
  bench.say(`${Math.round(bytes / MEGABYTE)} MB in ${seconds} s of media`);
  return [
    {
      name: "50 tracks captured, from encrypted packets to chunks",
      value: (cpuMicros / seconds + decryptMicros() * PACKETS_PER_SECOND) / 1_000_000,
      unit: "cores",
      goal: { atMost: CORES_GOAL },
      note: "a generator's packets, without the network and the storage",
    },
    { name: "50 tracks captured: of what was sent", value: covered, unit: "share", goal: { atLeast: 0.98 } },
    {
      name: "50 tracks captured: growth of the heap",
      value: heapGrowth / MEGABYTE,
      unit: "MB",
      goal: { atMost: 64 },
    },
  ];
}

export const serverCopiesRow: Row = {
  id: "server-copies",
  also: ["12"],
  title: "the server's copies of 25 people's tracks",
  run,
};
