import { callChild } from "../call-child";
import { must } from "../contestants";
import { median } from "../measure";
import type { Bench, Figure, Row } from "../types";

interface Measured {
  seconds: number;
  peakMb: number;
  found: number;
}

/** The child has nothing else to do, so its first analysis shows how much memory one takes. */
async function run(bench: Bench): Promise<Figure[]> {
  const child = await bench.child("bench/analyze-call.ts", { LOG_LEVEL: "warn" });
  const one: Measured[] = [];
  const two: Measured[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    one.push(await callChild<Measured>(child, "/?hours=1"));
    two.push(await callChild<Measured>(child, "/?hours=2"));
  }
  must(
    one.every(({ found }) => found > 0),
    "nothing was found in the call",
  );
  const hour = median(one.map(({ seconds }) => seconds));
  const [first] = one;
  return [
    {
      name: "analysis of an hour's call, 9,000 words",
      ...{ value: hour, unit: "s CPU", goal: { atMost: 3 } },
    },
    {
      name: "the first one, memory",
      ...{ value: first?.peakMb ?? Number.NaN, unit: "MB more at its peak", goal: { atMost: 300 } },
    },
    {
      name: "two hours",
      value: median(two.map(({ seconds }) => seconds)),
      unit: "s CPU",
      peer: { name: "one hour", value: hour },
      ratio: median(two.map(({ seconds }) => seconds)) / hour,
      goal: { atMost: 2.5 },
    },
  ];
}

export const analyzeCallRow: Row = {
  id: "analyze-call",
  also: ["34-call"],
  title: "analysis of an hour's call",
  run,
};
