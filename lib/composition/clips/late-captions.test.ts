import { expect, it } from "vitest";
import { areCaptionsLate } from "./late-captions";

const msOf = (frame: number): number => (frame * 1_000) / 30;
const kept = [
  { from: 30, to: 90 },
  { from: 120, to: 300 },
];
/** Frames of the source. */
const word = (text: string, from: number) => ({
  text,
  personId: "ana",
  fromMs: msOf(from),
  toMs: msOf(from + 8),
});
const words = [word("Bread,", 20), word("it", 40), word("turns", 55), word("out", 70), word("dries", 150)];
const phrase = (from: number, to: number, ...shown: [string, number][]) => ({
  ...{ from, to, words: shown.map(([text, at]) => ({ text, from: at })) },
});
const late = (...phrases: ReturnType<typeof phrase>[]) => areCaptionsLate({ phrases, words, kept });

it("compares captions with the words' own times, across cuts", () => {
  expect(late(phrase(10, 60, ["it", 10], ["turns", 25], ["out", 40]), phrase(90, 110, ["dries", 90]))).toBe(
    false,
  );
  expect(late(phrase(10, 60, ["it", 11], ["turns", 24], ["out", 40]))).toBe(false);
  expect(late(phrase(10, 60, ["it", 10], ["turns", 28], ["out", 40]))).toBe(true);
  expect(late(phrase(10, 60, ["it", 10], ["turns", 22], ["out", 40]))).toBe(true);
  expect(late(phrase(120, 140, ["dries", 120]))).toBe(true);
});

it("lets words wait for each other, and a phrase end before its last word begins", () => {
  const together = [word("no", 40), word("one", 40), word("noticed", 40)];
  const shown = { kept, words: together };
  const lit = (...at: [number, number, number]) =>
    areCaptionsLate({
      ...shown,
      phrases: [phrase(10, 30, ["no", at[0]], ["one", at[1]], ["noticed", at[2]])],
    });
  expect(lit(10, 11, 12)).toBe(false);
  expect(lit(10, 15, 16)).toBe(true);
  expect(late(phrase(10, 38, ["it", 10], ["turns", 25], ["out", 37]))).toBe(false);
});

it("refuses words outside of their phrase, out of order, or that no one says", () => {
  expect(late(phrase(10, 30, ["it", 10], ["turns", 30]))).toBe(true);
  expect(late(phrase(12, 30, ["it", 10]))).toBe(true);
  expect(late(phrase(10, 60, ["turns", 25], ["it", 10]))).toBe(true);
  expect(late(phrase(10, 60, ["something", 10], ["else", 25], ["out", 40]))).toBe(true);
  expect(late()).toBe(false);
});
