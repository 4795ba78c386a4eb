import { modelsCache } from "@/stack/models";
import { callChild } from "../call-child";
import { median } from "../measure";
import type { Bench, Figure, Row } from "../types";
import { productSettings } from "../world";

interface Size {
  table: number;
  indexes: number;
  passages: number;
}

const WARM_UP = 10;

async function run(bench: Bench): Promise<Figure[]> {
  const hours = bench.short ? 100 : 1_000;
  const settings = { ...productSettings(await bench.database()), LOG_LEVEL: "warn" };
  const child = await bench.child("bench/ask-calls.ts", {
    ...settings,
    MODELS_DIR: modelsCache(process.env),
  });
  const tenth = await callChild<Size>(child, `/fill?many=${hours / 10}`);
  const whole = await callChild<Size>(child, `/fill?many=${hours - hours / 10}`);
  bench.say(
    `  ${whole.passages} passages, ${Math.round(whole.table)} MB and ${Math.round(whole.indexes)} MB of indexes`,
  );
  await callChild(child, `/ask?many=${WARM_UP}`);
  const times = (await callChild<number[]>(child, "/ask?many=200")).sort((one, other) => one - other);
  return [
    {
      name: `ask, over ${hours} hours of calls, p95`,
      value: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
      unit: "ms",
      goal: { atMost: 400 },
      note: `median ${Math.round(median(times))} ms, one question at a time`,
    },
    {
      name: "size of a tenth, ten times",
      value: (10 * (tenth.table + tenth.indexes)) / (whole.table + whole.indexes),
      unit: "of the whole",
      goal: { atLeast: 0.8 },
    },
  ];
}

export const askCallsRow: Row = { id: "ask", also: ["35"], title: "questions about calls", run };
