import { describe, expect, it } from "vitest";
import { litBy, placeInHash, quotedParts, quoteHash } from "./lit-lines";

const lineOf = (line: number, text: string, start_sec: number | null = null) => ({
  ...{ line, text, start_sec, end_sec: null, speaker: "Ann" },
});

describe("quotedParts", () => {
  const marked = (text: string, ...quotes: string[]) =>
    quotedParts(text, quotes).map((part) => (part.quoted ? `[${part.text}]` : part.text));

  it("separates quotes from the rest of the line", () => {
    expect(marked("Well, yes. It costs 40. Fine.", "It costs 40.")).toEqual([
      "Well, yes. ",
      "[It costs 40.]",
      " Fine.",
    ]);
    expect(marked("a b c", "c", "a")).toEqual(["[a]", " b ", "[c]"]);
  });

  it("keeps all text where quotes overlap, or aren't in the line", () => {
    expect(marked("one two three", "one two", "two three").join("").replaceAll(/[[\]]/g, "")).toBe(
      "one two three",
    );
    expect(marked("one two", "three", "")).toEqual(["one two"]);
    expect(marked("one", "one")).toEqual(["[one]"]);
  });
});

it("collects the quotes of each line", () => {
  const lit = litBy([
    { line: 2, quote: "a" },
    { line: 5, quote: "b" },
    { line: 2, quote: "c" },
  ]);
  expect([...lit]).toEqual([
    [2, ["a", "c"]],
    [5, ["b"]],
  ]);
});

describe("an address with a quote", () => {
  const lines = [lineOf(1, "Yes.", 3), lineOf(2, "No & never."), lineOf(3, "Yes.", 9.5)];

  it("leads to its line", () => {
    const at = (quote: string, start_sec: number | null) =>
      placeInHash(quoteHash({ quote, start_sec }), lines);
    expect(at("Yes.", 9.5)).toEqual({ line: 3, quote: "Yes." });
    expect(at("Yes.", null)).toEqual({ line: 1, quote: "Yes." });
    expect(at("No & never.", null)).toEqual({ line: 2, quote: "No & never." });
    expect(at("Maybe.", 3)).toBeUndefined();
  });

  it("may have nothing, or anything", () => {
    expect(placeInHash("", lines)).toBeUndefined();
    expect(placeInHash("#content", lines)).toBeUndefined();
  });
});
