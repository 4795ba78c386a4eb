import { must } from "../contestants";
import type { Bench, Figure, Row } from "../types";
import { productSettings } from "../world";

interface Composed {
  /** CPU seconds for a span of five seconds, by layout. */
  cpu: Record<string, number>;
  /** For a piece of 4.992 s. */
  soundCpu: number;
  liveCores: number;
  timesRealTime: number;
  mp4TimesRealTime: number;
}

async function run(bench: Bench): Promise<Figure[]> {
  const { port } = await bench.child("bench/compose.ts", {
    ...productSettings(await bench.database()),
    LOG_LEVEL: "warn",
  });
  const response = await fetch(`http://127.0.0.1:${port}/`);
  must(response.ok, await response.clone().text());
  const figures = (await response.json()) as Composed;
  const layouts = Object.entries(figures.cpu).map(
    ([name, value]): Figure => ({ name: `picture of 5 s, ${name}`, value, unit: "s CPU" }),
  );
  return [
    { name: "live, four people in 720p", value: figures.liveCores, unit: "cores", goal: { atMost: 0.6 } },
    ...layouts,
    { name: "sound of 5 s, four voices and music", value: figures.soundCpu, unit: "s CPU" },
    {
      name: "afterwards, one piece at a time",
      value: figures.timesRealTime,
      unit: "× real time",
      goal: { atLeast: 3 },
    },
    { name: "MP4 from pieces", value: figures.mp4TimesRealTime, unit: "× real time", goal: { atLeast: 100 } },
  ];
}

export const composeRow: Row = {
  id: "compose",
  also: ["12a", "12c", "12d"],
  title: "composing a program: picture, sound, and the MP4 from their pieces",
  run,
};
