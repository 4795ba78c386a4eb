import { expect, it } from "vitest";
import type { Line } from "../../facts/transcript";
import { suggestCuts } from "./suggest-cuts";

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

it("suggests silences over four seconds, and leaves a breath on each side", () => {
  const lines = [line(3, 5, "One."), line(9, 10, "Two."), line(14.1, 15, "Three.")];
  expect(suggestCuts(lines)).toEqual([{ kind: "silence", from: 10.5, to: 13.6, text: "" }]);
});

it("calls a minute without words a dead one", () => {
  expect(suggestCuts([line(0, 5, "One."), line(65, 66, "Two.")])).toMatchObject([
    { kind: "dead_minute", from: 5.5, to: 64.5 },
  ]);
});

it("counts a silence from the end of whoever speaks longest", () => {
  const lines = [line(0, 12, "Long."), line(2, 3, "Short.", "guest-2"), line(14, 15, "Next.")];
  expect(suggestCuts(lines)).toEqual([]);
});

it("suggests lines of nothing but fillers", () => {
  const found = suggestCuts([
    line(0, 1, "Um, uh…"),
    line(1, 2, "Um, yes."),
    line(2, 3, "Ähm."),
    line(3, 4, "…"),
  ]);
  expect(found.map(({ kind, text }) => [kind, text])).toEqual([
    ["filler", "Um, uh…"],
    ["filler", "Ähm."],
  ]);
});

it("suggests what the same person begins again with, up to the second beginning", () => {
  const start = line(0, 2, "The engine weaves,");
  const whole = "The engine weaves patterns.";
  expect(suggestCuts([start, line(3, 5, whole)])).toEqual([
    { kind: "false_start", from: 0, to: 3, text: "The engine weaves," },
  ]);
  const none = [
    [start, line(3, 5, whole, "guest-2")],
    [start, line(5.5, 7, whole)],
    [start, line(3, 5, "The engine weaves.")],
    [line(0, 1, "So"), line(1, 2, "So there")],
  ];
  expect(none.flatMap(suggestCuts)).toEqual([]);
});

it("suggests no cut through someone else's words", () => {
  const lines = [line(0, 4, "Look at this.", "guest-2"), line(3, 5, "Um."), line(5, 6, "Nice.")];
  expect(suggestCuts(lines)).toEqual([]);
  expect(suggestCuts([line(0, 2, "Um."), line(1, 3, "Yes.", "guest-2")])).toEqual([]);
});
