import { expect, it } from "vitest";
import type { Line } from "../../facts/transcript";
import { suggestCuts as suggest } from "./suggest-cuts";

const line = (start_sec: number, end_sec: number, text: string, person_id = "guest-1"): Line => ({
  ...{
    id: `cap_${start_sec}`,
    start_sec,
    end_sec,
    text,
    person_id,
    name: "Ana",
    corrected: false,
    confidence: null,
    words: null,
  },
});
/** The show ends with the last line, unless its end is given. */
const suggestCuts = (lines: readonly Line[], language = "en-US", to = lines.at(-1)?.end_sec ?? 0, from = 0) =>
  suggest(lines, language, { from, to });

it("suggests silences over four seconds, and leaves a breath on each side", () => {
  const lines = [line(3, 5, "One."), line(9, 10, "Two."), line(14.1, 15, "Three.")];
  expect(suggestCuts(lines)).toEqual([
    { kind: "silence", from: 10.5, to: 13.6, text: "", words: null, segmentId: null },
  ]);
});

it("calls a minute without words a dead one", () => {
  expect(suggestCuts([line(0, 5, "One."), line(65, 66, "Two.")])).toMatchObject([
    { kind: "dead_minute", from: 5.5, to: 64.5 },
  ]);
});

it("suggests to cut the time before the first line and after the last", () => {
  expect(suggestCuts([line(70, 80, "Welcome.")], "en-US", 200)).toMatchObject([
    { kind: "dead_minute", from: 0, to: 69.5 },
    { kind: "dead_minute", from: 80.5, to: 200 },
  ]);
  expect(suggestCuts([], "en-US", 200)).toEqual([]);
  // An intro until 68 s, and an outro from 82 s on.
  expect(suggestCuts([line(70, 80, "Welcome.")], "en-US", 82, 68)).toEqual([]);
});

it("counts a silence from the end of whoever speaks longest", () => {
  const lines = [line(0, 12, "Long."), line(2, 3, "Short.", "guest-2"), line(14, 15, "Next.")];
  expect(suggestCuts(lines)).toEqual([]);
});

it("suggests lines of nothing but fillers", () => {
  const found = suggestCuts([
    line(0, 1, "Um, uh…"),
    line(1, 2, "Um, yes."),
    line(2, 3, "Mhm."),
    line(3, 4, "…"),
  ]);
  expect(found.map(({ kind, text }) => [kind, text])).toEqual([
    ["filler", "Um, uh…"],
    ["filler", "Mhm."],
  ]);
});

it("suggests what the same person begins again with, up to the second beginning", () => {
  const start = line(0, 2, "The engine weaves,");
  const whole = "The engine weaves patterns.";
  expect(suggestCuts([start, line(3, 5, whole)])).toEqual([
    { kind: "false_start", from: 0, to: 3, text: "The engine weaves,", words: null, segmentId: "cap_0" },
  ]);
  const none = [
    [start, line(3, 5, whole, "guest-2")],
    [start, line(5.5, 7, whole)],
    [start, line(3, 5, "The engine weaves.")],
    [line(0, 1, "So"), line(1, 2, "So there")],
  ];
  expect(none.flatMap((lines) => suggestCuts(lines))).toEqual([]);
});

it("suggests no cut through someone else's words", () => {
  const lines = [line(0, 4, "Look at this.", "guest-2"), line(3, 5, "Um."), line(5, 6, "Nice.")];
  expect(suggestCuts(lines)).toEqual([]);
  expect(suggestCuts([line(0, 2, "Um."), line(1, 3, "Yes.", "guest-2")])).toEqual([]);
});

/** A line whose words take half a second each, with a tenth between them. */
const timed = (start: number, text: string, person_id = "guest-1"): Line => {
  const words = text.split(" ").map((word, index) => ({
    ...{ text: word, start_sec: start + index * 0.5, end_sec: start + index * 0.5 + 0.4, confidence: 0.9 },
  }));
  return { ...line(start, words.at(-1)?.end_sec ?? start, text, person_id), words };
};
const foundIn = (text: string, language?: string) =>
  suggestCuts([timed(0, text)], language).map(({ kind, text: words }) => [kind, words]);

it("suggests fillers within a line, as its words", () => {
  const [found, ...others] = suggestCuts([timed(2, "So, um, uh this is it.")]);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ kind: "filler", text: "um, uh", from: 2.5, to: 3.4 });
  expect(found?.words).toMatchObject({ lines: [{ segmentId: "cap_2" }], first: 1, last: 2, isTimed: true });
  expect(suggestCuts([line(2, 5, "So, um, this is it.")])).toEqual([]);
});

it("knows that a filler of one language is a word of another", () => {
  expect(foundIn("Er kommt um acht, ähm, neun.", "de")).toEqual([["filler", "ähm,"]]);
  expect(foundIn("Um, yes.", "pl")).toEqual([]);
});

it("suggests what is said twice in a row, the first time", () => {
  expect(foundIn("And I I think so.")).toEqual([["repetition", "I"]]);
  expect(foundIn("We ship the, we ship the engine.")).toEqual([["repetition", "We ship the,"]]);
});

it.each([
  "It is very very good.",
  "No no, never.",
  "Dial 5 5 5 5 now.",
  "Step by step by step.",
  "That’s it. That’s it.",
  "I said the engine the whole day.",
])("leaves what may be meant: %s", (text) => {
  expect(foundIn(text)).toEqual([]);
});

it("leaves what is said again after a pause, and words that others talk over", () => {
  const paused = timed(0, "I I think");
  const words = paused.words?.map((word, index) =>
    index === 0 ? word : { ...word, start_sec: word.start_sec + 2, end_sec: word.end_sec + 2 },
  );
  expect(suggestCuts([{ ...paused, words: words ?? null }])).toEqual([]);
  expect(suggestCuts([timed(0, "So um yes"), timed(0.7, "Right", "guest-2")])).toEqual([]);
});
