import { beforeEach, expect, it } from "vitest";
import type { Saying } from "@/lib/live";
import { RunningWords } from "./running-words";

const SAMPLES = new Int16Array(16);
const PERSON = "guest_a";

let published: Saying[];
let heard: string[];
/** Pending transcriptions. */
let held: (() => void)[] | null;
let running: RunningWords;

beforeEach(() => {
  published = [];
  heard = [];
  held = null;
  running = new RunningWords({
    hear: async () => {
      const text = heard.shift() ?? "";
      if (held) await new Promise<void>((go) => held?.push(go));
      return text;
    },
    publish: async (line) => void published.push(line),
  });
});

const part = (startedAt = 1_000) => running.hear({ person: PERSON, startedAt, samples: SAMPLES }, "Ana Ruiz");

it("publishes a line's words as they settle, under one id and without repeats", async () => {
  heard = ["Welcome to the sho", "Welcome to the", "Welcome to the show everybody here"];
  for (let times = 0; times < 3; times += 1) await part();
  expect(published.map(({ text }) => text)).toEqual(["Welcome to", "Welcome to the show"]);
  expect(new Set(published.map(({ id }) => id)).size).toBe(1);
  expect(running.end({ person: PERSON, startedAt: 1_000 })).toEqual(published.at(-1));
});

it("gives way to someone else's complete line and continues with the next chunk", async () => {
  const signals: AbortSignal[] = [];
  running = new RunningWords({
    hear: (_samples, signal) => {
      signals.push(signal);
      return new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason), { once: true });
        if (signals.length > 1) resolve("Welcome to the show everybody");
      });
    },
    publish: async (line) => void published.push(line),
  });
  const first = part();
  running.giveWay();
  await first;
  expect([signals[0]?.aborted, published]).toEqual([true, []]);
  await part();
  expect(published.map(({ text }) => text)).toEqual(["Welcome to the"]);
});

it("transcribes one chunk per person at a time, and publishes nothing for an ended line", async () => {
  held = [];
  heard = ["Welcome to the show", "never asked for"];
  const first = part();
  await part();
  expect(heard).toEqual(["never asked for"]);
  const ended = running.end({ person: PERSON, startedAt: 1_000 });
  held[0]?.();
  await first;
  expect(ended?.text).toBe("");
  expect(published).toEqual([]);
});

it("starts over with the next line and forgets the previous one", async () => {
  heard = ["Welcome to the show", "And now to budgets"];
  await part(1_000);
  await part(9_000);
  expect(published.map(({ text }) => text)).toEqual(["Welcome to", "And now"]);
  expect(published[0]?.id).not.toBe(published[1]?.id);
  expect(running.end({ person: PERSON, startedAt: 1_000 })).toBeNull();
});

it("retracts published words when nothing was said, and does nothing when there were none", async () => {
  heard = ["Thank you very much"];
  await part();
  const line = running.end({ person: PERSON, startedAt: 1_000 });
  if (line) await running.takeBack(line);
  expect(published.at(-1)).toMatchObject({ id: line?.id, person: PERSON, text: "" });
  await running.takeBack({ ...published[0], text: "" } as Saying);
  expect(published).toHaveLength(2);
});

it("continues after a failed transcription", async () => {
  running = new RunningWords({
    hear: async () => {
      const text = heard.shift();
      if (text === undefined) throw new Error("busy");
      return text;
    },
    publish: async (line) => void published.push(line),
  });
  await part();
  heard = ["Welcome to the show"];
  await part();
  expect(published.map(({ text }) => text)).toEqual(["Welcome to"]);
});
