import { expect, it } from "vitest";
import type { ChatLine } from "@/lib/live";
import { nextLines } from "./steady-lines";

const at = "2027-03-02T17:00:00.000Z";
const chat = (count: number, from = 0): ChatLine[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `line_${from + n}`,
    author: { person: "p", name: "Ada" },
    text: `Line ${from + n}`,
    at,
  }));

/** Number of messages that each frame adds until all are shown. */
function frames(shown: readonly ChatLine[], lines: readonly ChatLine[]): number[] {
  const added: number[] = [];
  for (let now = shown; now !== lines && added.length < 100; ) {
    const next = nextLines(now, lines);
    const known = new Set(now.map(({ id }) => id));
    added.push(next.filter(({ id }) => !known.has(id)).length);
    now = next;
  }
  return added;
}

it("adds a batch of messages over several frames, in order and in full", () => {
  expect(frames(chat(10), chat(30))).toEqual([6, 6, 6, 2]);
  expect(nextLines(chat(10), chat(30)).map(({ id }) => id)).toEqual(chat(16).map(({ id }) => id));
  expect(frames(chat(10), chat(12))).toEqual([2]);
});

it("skips close to the end when far behind, even if the messages shown are gone", () => {
  const [first = 0, ...others] = frames(chat(10), chat(300));
  expect(first).toBe(256);
  expect(others).toEqual([6, 6, 6, 6, 6, 4]);
  expect(frames(chat(10), chat(300, 500)).slice(1)).toEqual([6, 6, 6, 6, 6, 4]);
});

it("shows changed messages and a new or restarted chat immediately", () => {
  const changed = chat(10).with(3, { ...(chat(10)[3] as ChatLine), state: "hidden" });
  expect(nextLines(chat(10), changed)).toBe(changed);
  for (const lines of [chat(20), []]) expect(nextLines([], lines)).toBe(lines);
  expect(nextLines(chat(10), chat(5, 50))).toEqual(chat(5, 50));
  expect(nextLines(chat(10), [])).toEqual([]);
});
