import { expect, it } from "vitest";
import type { SpokenLine } from "@/lib/modules/after/playback";
import { withCut } from "./with-cut";

const word = (text: string, index: number) => ({
  text,
  fromMs: index * 500,
  toMs: index * 500 + 400,
  confidence: 1,
});
const line = (text: string, cut: SpokenLine["cut"]): SpokenLine => ({
  ...{ id: "seg", personId: "ana", saidBy: "ana", speaker: "Ana", isCorrected: false, isHidden: false },
  ...{ fromMs: 0, toMs: 5_000, text, words: text.split(" ").map(word), cut },
});

it.each([
  ["we ship on fridays", [{ before: 1, text: "um" }], "We ship on Mondays.", "We um ship on Mondays."],
  [
    "on fridays",
    [
      { before: 0, text: "we" },
      { before: 0, text: "ship" },
    ],
    "on Mondays",
    "we ship on Mondays",
  ],
  ["we ship", [{ before: 2, text: "okay" }], "we all ship", "we all ship okay"],
  ["we ship", [{ before: 1, text: "um" }], "", ""],
])("a correction of %j keeps the words that an edit cut out", (text, cut, corrected, whole) => {
  const before = line(text, cut);
  expect(withCut(before, { ...before, text: corrected }).text).toBe(whole);
});
