import { must } from "../contestants";
import { median } from "../measure";
import type { Bench, Figure, Row } from "../types";
import { productSettings } from "../world";

/** Seconds of each round. */
interface Taken {
  made: number[];
  checked: number[];
  byHand: number[];
  preview: number[];
}

const CLIP_SECONDS = 30;
const ROUNDS = 3;

async function run(bench: Bench): Promise<Figure[]> {
  const settings = productSettings(await bench.database());
  const maker = await bench.child("bench/clip.ts", { ...settings, LOG_LEVEL: "warn" });
  const response = await fetch(`http://127.0.0.1:${maker.port}/?rounds=${bench.short ? 1 : ROUNDS}`);
  must(response.ok, await response.clone().text());
  const taken = (await response.json()) as Taken;
  const [made, byHand] = [median(taken.made), median(taken.byHand)];
  return [
    {
      name: "a captioned clip of 30 s, 720 × 1280",
      ...{ value: made, unit: "s", peer: { name: "ffmpeg in one pass", value: byHand } },
      ...{ ratio: made / byHand, goal: { atMost: 1.05 } },
    },
    {
      name: "as fast as it plays",
      value: CLIP_SECONDS / made,
      unit: "× real time",
      goal: { atLeast: 3 },
    },
    { name: "its quality check and still", value: median(taken.checked), unit: "s", goal: { atMost: 3 } },
    { name: "a preview in 360p", value: median(taken.preview), unit: "s", goal: { atMost: 2 } },
  ];
}

export const clipRow: Row = {
  id: "clip",
  also: ["11"],
  title: "a vertical clip with captions: crop, captions, loudness, encoding",
  run,
};
