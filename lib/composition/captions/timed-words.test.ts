import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { retimed, type TimedWord } from "./timed-words";

const heard = (text: string): TimedWord[] =>
  text.split(" ").map((word, index) => ({
    ...{ text: word, fromMs: index * 500, toMs: index * 500 + 400, confidence: 0.9 },
  }));
const times = (words: readonly TimedWord[]) => words.map(({ text, fromMs, toMs }) => [text, fromMs, toMs]);

describe("words of a corrected text", () => {
  it("keep their times where they weren't changed, whatever their case and punctuation", () => {
    const words = retimed(heard("welcome to the show runner show"), "Welcome to the Showrunner show.");
    expect(times(words)).toEqual([
      ["Welcome", 0, 400],
      ["to", 500, 900],
      ["the", 1000, 1400],
      ["Showrunner", 1500, 2400],
      ["show.", 2500, 2900],
    ]);
    expect(words.map(({ confidence }) => confidence)).toEqual([0.9, 0.9, 0.9, null, 0.9]);
  });

  it("take the time between their neighbors where they were added", () => {
    expect(times(retimed(heard("one two"), "one and two"))).toEqual([
      ["one", 0, 400],
      ["and", 400, 500],
      ["two", 500, 900],
    ]);
    expect(times(retimed(heard("two"), "one two three"))).toEqual([
      ["one", 0, 0],
      ["two", 0, 400],
      ["three", 400, 400],
    ]);
  });

  it("have no times if nothing was heard, and none are left of an empty text", () => {
    expect(retimed([], "one two")).toEqual([]);
    expect(retimed(heard("one two"), " ")).toEqual([]);
  });

  it("are all words of the text, in order, within the time of those that were heard", () => {
    const word = fc.constantFrom("a", "b", "c", "</c>", "-->", "שלום", "d,");
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.array(word), (said, text) => {
        const words = retimed(heard(said.join(" ")), text.join(" \r\n"));
        expect(words.map((one) => one.text)).toEqual(text);
        for (const [index, { fromMs, toMs }] of words.entries()) {
          expect(fromMs).toBeGreaterThanOrEqual(words[index - 1]?.toMs ?? 0);
          expect(toMs).toBeGreaterThanOrEqual(fromMs);
          expect(toMs).toBeLessThanOrEqual(said.length * 500 - 100);
        }
      }),
    );
  });
});
