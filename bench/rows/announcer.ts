import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { modelsCache } from "@/stack/models";
import { ask, must } from "../contestants";
import { median } from "../measure";
import type { Bench, Child, Figure, Row } from "../types";
import { makeKeys, productSettings } from "../world";

const WHOLE_GOAL_MS = 1_000;
const KEPT_GOAL_MS = 150;
const LINES = 12;

/** A line that takes four seconds or more to speak, different for each number. */
const lineOf = (n: number): string =>
  `Please welcome guest number ${n}, who will show us how a small team ships on Fridays.`;

async function measure(bench: Bench, folder: string): Promise<Figure[]> {
  const url = await bench.database();
  const [key] = await makeKeys(url, 1);
  const secret = key?.secret ?? "";
  const settings = {
    ...productSettings(url),
    UPLOAD_DIR: folder,
    MODELS_DIR: modelsCache(process.env),
    LOG_LEVEL: "warn",
  };
  const product = await bench.child("bench/product.ts", settings);
  const show = { title: "Bench", generate_show_plan: false };
  const made = await post(product, secret, "/v1/events", show);
  const path = `/v1/events/${made.data.event.slug}/announcer/speech`;
  const timed = async (n: number): Promise<number> => {
    const started = performance.now();
    const { data } = await post(product, secret, path, { text: lineOf(n) });
    must(data.spoken && data.sound.seconds > 3, JSON.stringify(data));
    return performance.now() - started;
  };
  const first = await timed(0);
  const [fresh, kept]: [number[], number[]] = [[], []];
  for (let n = 1; n <= LINES; n += 1) {
    fresh.push(await timed(n));
    kept.push(await timed(n));
  }
  return [
    { name: "the first line, with the voice being loaded", value: first, unit: "ms" },
    { name: "a new line, p50", value: median(fresh), unit: "ms", goal: { atMost: WHOLE_GOAL_MS } },
    {
      name: "a line that was said before, p50",
      value: median(kept),
      unit: "ms",
      goal: { atMost: KEPT_GOAL_MS },
    },
  ];
}

async function run(bench: Bench): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "showrunner-bench-speech-"));
  try {
    return await measure(bench, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let calls = 0;

async function post(product: Child, secret: string, path: string, body: object) {
  calls += 1;
  const { status, text } = await ask(product, "POST", path, {
    secret,
    body: JSON.stringify(body),
    idempotencyKey: `bench-${calls}`,
  });
  must(status < 300, `${status} ${text}`);
  return JSON.parse(text);
}

export const announcerRow: Row = {
  id: "announcer",
  also: [],
  title: "a line of the announcer, from the call to the address of its whole sound",
  run,
};
