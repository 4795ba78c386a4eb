import { describe, expect, it } from "vitest";
import {
  afterExtending,
  afterKey,
  afterTap,
  selectedIn,
  selectedWordsOf,
  type WordKeyboard,
  type WordMove,
  type WordPlace,
  wordRangeOf,
} from "./word-selection";

const line = (id: string, start: number, text: string) => ({
  ...{ id, start_sec: start, end_sec: start + 9 },
  words: text
    ? text.split(" ").map((word, index) => ({
        ...{ text: word, start_sec: start + index, end_sec: start + index + 0.8, confidence: null },
      }))
    : null,
});
const lines = [line("a", 0, "one two three"), line("b", 10, "four five"), line("c", 20, "")];
const at = (lineId: string, word: number): WordPlace => ({ lineId, word });

describe("selected words", () => {
  it("are what is between both ends, in any direction and across lines", () => {
    const range = wordRangeOf(lines, { anchor: at("b", 0), head: at("a", 1) });
    expect(range).toEqual({ first: { line: 0, word: 1 }, last: { line: 1, word: 0 } });
    expect(range && selectedWordsOf(lines, range)).toEqual({
      ...{ count: 3, from: 1, to: 10.8, text: "two three four" },
    });
    expect(range && lines.map((one, index) => selectedIn(range, index, one))).toEqual([
      { first: 1, last: 2 },
      { first: 0, last: 0 },
      null,
    ]);
  });

  it("are gone with one of their ends", () => {
    expect(wordRangeOf(lines.slice(1), { anchor: at("a", 0), head: at("b", 0) })).toBeNull();
    expect(wordRangeOf(lines, { anchor: at("a", 0), head: at("a", 3) })).toBeNull();
    expect(wordRangeOf(lines, null)).toBeNull();
  });

  it("are tapped: the first, the last, and over again", () => {
    const one = afterTap(null, at("a", 2));
    expect(one).toEqual({ anchor: at("a", 2), head: at("a", 2) });
    const two = afterTap(one, at("a", 0));
    expect(two).toEqual({ anchor: at("a", 2), head: at("a", 0) });
    expect(afterTap(two, at("b", 1))).toEqual({ anchor: at("b", 1), head: at("b", 1) });
    expect(afterExtending(two, at("b", 1))).toEqual({ anchor: at("a", 2), head: at("b", 1) });
  });
});

describe("keys", () => {
  const press = (keys: readonly (WordMove | ["shift", WordMove])[], lineId = "a") => {
    let state: WordKeyboard = { selection: null, caret: null };
    for (const key of keys) {
      const isExtending = Array.isArray(key);
      const move = isExtending ? key[1] : key;
      state = afterKey(lines, state, { lineId: state.caret?.lineId ?? lineId, move, isExtending });
    }
    const range = wordRangeOf(lines, state.selection);
    return [state.caret, range ? selectedWordsOf(lines, range).text : null];
  };
  const next: ["shift", WordMove] = ["shift", 1];
  const before: ["shift", WordMove] = ["shift", -1];

  it("move by words, from the line's edge, and into the next line that has words", () => {
    expect(press([1])).toEqual([at("a", 0), null]);
    expect(press([1, 1])).toEqual([at("a", 1), null]);
    expect(press([-1])).toEqual([at("a", 2), null]);
    expect(press(["last", 1, 1, 1, 1])).toEqual([at("b", 1), null]);
    expect(press(["first", -1])).toEqual([at("a", 0), null]);
  });

  it("select with Shift, first the word that they're at", () => {
    expect(press([next])).toEqual([at("a", 0), "one"]);
    expect(press([1, 1, next])).toEqual([at("a", 1), "two"]);
    expect(press([1, 1, next, next, next])).toEqual([at("b", 0), "two three four"]);
    expect(press([1, 1, next, before, before])).toEqual([at("a", 0), "one two"]);
    expect(press([1, 1, ["shift", "last"]])).toEqual([at("a", 2), "two three"]);
    expect(press([["shift", "last"]])).toEqual([at("a", 2), "one two three"]);
    expect(press([next, next, 1])).toEqual([at("a", 2), null]);
  });
});
