import { describe, expect, it } from "vitest";
import { type Line, speakersOf } from "../facts/transcript";
import { linesWith, textParts } from "./find-in-lines";
import { lineAt } from "./line-at";
import { afterExtending, afterPress, type LineSelection, rangeOf, timeOf } from "./line-selection";

const line = (id: string, start_sec: number, end_sec: number, text = "", name = "Ana"): Line => ({
  ...{
    id,
    start_sec,
    end_sec,
    text,
    name,
    person_id: `guest-${name}`,
    corrected: false,
    confidence: null,
    words: null,
  },
});
const lines = [line("a", 1, 4), line("b", 4, 9), line("c", 8, 10), line("d", 14, 20)];
const selected = (anchor: string, head: string): LineSelection => ({ anchor, head });

describe("selected lines", () => {
  it("are one time: a press outside extends it, one at an edge leaves that line out", () => {
    const one = afterPress(lines, null, 1);
    expect(rangeOf(lines, one)).toEqual({ first: 1, last: 1 });
    const three = afterPress(lines, one, 3);
    expect(rangeOf(lines, three)).toEqual({ first: 1, last: 3 });
    expect(rangeOf(lines, afterPress(lines, three, 0))).toEqual({ first: 0, last: 3 });
    expect(rangeOf(lines, afterPress(lines, three, 1))).toEqual({ first: 2, last: 3 });
    expect(rangeOf(lines, afterPress(lines, three, 3))).toEqual({ first: 1, last: 2 });
    expect(rangeOf(lines, afterPress(lines, three, 2))).toEqual({ first: 2, last: 2 });
    expect(afterPress(lines, one, 1)).toBeNull();
  });

  it("are extended and shortened by keys, from where they began", () => {
    const down = afterExtending(lines, null, { at: 2, by: 1 });
    expect(down).toEqual({ selection: selected("c", "d"), at: 3 });
    const up = afterExtending(lines, down.selection, { at: 3, by: -1 });
    expect(up).toEqual({ selection: selected("c", "c"), at: 2 });
    expect(afterExtending(lines, up.selection, { at: 2, by: -1 }).selection).toEqual(selected("c", "b"));
    expect(afterExtending(lines, null, { at: 3, by: 1 }).at).toBe(3);
  });

  it("are gone with one of their ends", () => {
    expect(rangeOf(lines.slice(1), selected("a", "c"))).toBeNull();
    expect(rangeOf(lines, null)).toBeNull();
  });

  it("take the time from the first beginning to the last end", () => {
    expect(timeOf(lines, { first: 1, last: 2 })).toEqual({ from: 4, to: 10 });
    expect(timeOf([line("a", 3, 9), line("b", 2, 4)], { first: 0, last: 1 })).toEqual({ from: 2, to: 9 });
  });
});

it("the line that is said is the last one that began, for a moment after it too", () => {
  expect([0, 1, 4, 8.5, 10.4, 12, 14].map((second) => lineAt(lines, second))).toEqual([
    -1, 0, 1, 2, 2, -1, 3,
  ]);
});

it("a search finds words in any case, and marks each place", () => {
  const texts = ["Über die Öfen", "no", "ÖFEN, öfen"].map((text) => ({ text }));
  expect(linesWith(texts, " öfen ")).toEqual([0, 2]);
  expect(linesWith(texts, "  ")).toEqual([]);
  expect(textParts("ÖFEN, öfen!", "öfen")).toEqual([
    { text: "ÖFEN", isFound: true, at: 0 },
    { text: ", ", isFound: false, at: 4 },
    { text: "öfen", isFound: true, at: 6 },
    { text: "!", isFound: false, at: 10 },
  ]);
  // Its lower case is longer than the letter.
  expect(textParts("İ (a.b)", "(a.B)").map(({ text }) => text)).toEqual(["İ ", "(a.b)"]);
  expect(textParts("a", "")).toEqual([{ text: "a", isFound: false, at: 0 }]);
});

it("lists everyone who speaks once", () => {
  const said = [line("a", 0, 1), line("b", 1, 2, "", "Ben"), line("c", 2, 3)];
  expect(speakersOf(said)).toEqual([
    { value: "guest-Ana", label: "Ana" },
    { value: "guest-Ben", label: "Ben" },
  ]);
});
