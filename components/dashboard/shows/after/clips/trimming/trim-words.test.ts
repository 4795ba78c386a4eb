import { expect, it } from "vitest";
import type { Line } from "../../recording/facts/transcript";
import { endAt, isKept, startAt, trimFacts, wordsAround } from "./trim-words";

const line = (start: number, text: string, isTimed = true): Line => {
  const words = text.split(" ").map((word, index) => {
    const from = start + index * 0.5;
    return { text: word, start_sec: from, end_sec: from + 0.4, confidence: 0.9 };
  });
  return {
    ...{ id: `sgt_${start}`, person_id: "p", name: "Ana", text, start_sec: start },
    ...{ end_sec: start + words.length * 0.5, words: isTimed ? words : null },
  } as unknown as Line;
};

const LINES = [
  line(2, "Long before it"),
  line(50, "So what happened"),
  line(54, "We cut the bill"),
  line(58, "in half", false),
];
const WAS = { from: 49.8, to: 56.2 };
const words = wordsAround(LINES, WAS);

it("offers the words of a moment and around it, and whole lines where words have no times", () => {
  expect(words.map(({ text }) => text)).toEqual([
    ...["So", "what", "happened", "We", "cut", "the", "bill", "in half"],
  ]);
  expect(words.map(({ speaker }) => speaker).filter(Boolean)).toHaveLength(3);
});

it("cuts within the pauses around words, never within a word", () => {
  expect(startAt(words, 3)).toBe(53.8);
  // 0.1 s between them.
  expect(startAt(words, 4)).toBe(54.4);
  expect(endAt(words, 2)).toBe(51.8);
  expect(endAt(words, 6)).toBe(56.3);
  for (const [index, word] of words.entries()) {
    expect(startAt(words, index)).toBeLessThanOrEqual(word.from);
    expect(endAt(words, index)).toBeGreaterThanOrEqual(word.to);
    expect(isKept(word, { from: startAt(words, index), to: endAt(words, index) })).toBe(true);
  }
  expect(startAt([{ text: "A", from: 0.05, to: 0.3, speaker: null }], 0)).toBe(0);
});

it("says what changes", () => {
  expect(trimFacts(words, WAS, WAS)).toEqual([]);
  expect(trimFacts(words, WAS, { from: startAt(words, 3), to: WAS.to })).toEqual([
    ...["starts 4 s later", "3 words removed"],
  ]);
  expect(trimFacts(words, WAS, { from: WAS.from, to: endAt(words, 7) })).toEqual([
    ...["ends 3.2 s later", "1 word added"],
  ]);
});
