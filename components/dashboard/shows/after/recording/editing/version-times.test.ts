import { describe, expect, it } from "vitest";
import { newDraft } from "./edit";
import { previewOf } from "./preview-of";
import { toPlayer, toVersion } from "./version-times";

/** The player has seconds 0 to 30. The version is without 10 to 14, and begins with 5 s that the player doesn't have yet. */
const playing = [
  { from_sec: 5, to_sec: 15, at_sec: 0 },
  { from_sec: 15, to_sec: 31, at_sec: 14 },
];

describe("times while a version is composed", () => {
  it("are the player's, or the next one that the version has", () => {
    expect([0, 9.5, 10, 12, 14, 29.9, 40].map((second) => toVersion(playing, second))).toEqual([
      ...[5, 14.5, 15, 15, 15, 30.9, 31],
    ]);
    expect([5, 14.5, 30.9].map((second) => toPlayer(playing, second))).toEqual([0, 9.5, 29.9]);
    expect(toPlayer(playing, 2)).toBeNull();
  });

  it("are the same once it plays", () => {
    expect([toVersion(null, 7), toPlayer(null, 7)]).toEqual([7, 7]);
  });
});

describe("a preview", () => {
  const said = [0, 1, 2].map((at) => ({ text: "w", start_sec: at, end_sec: at + 0.5, confidence: null }));
  const lines = [
    { id: "seg_1", words: said },
    { id: "cap_2", words: null },
  ];
  const chosenLines = [{ segmentId: "seg_1", count: 3 }];
  const words = { lines: chosenLines, words: ["w", "w", "w"], isTimed: true, first: 1, last: 2 };

  it("plays words where the transcript has them: cut, or without sound", () => {
    const part = { from: 1, to: 2.5 };
    expect(previewOf(newDraft("drop", 1, { words }), lines, playing)).toEqual({ ...part, how: "cut" });
    expect(previewOf(newDraft("redact_words", 1, { words }), lines, playing)).toEqual({
      ...part,
      how: "mute",
    });
    const unknown = { ...words, lines: [{ segmentId: "cap_2", count: 3 }], isTimed: false };
    expect(previewOf(newDraft("drop", 1, { words: unknown }), lines, null)).toBeNull();
  });

  it("plays typed times on the player's", () => {
    const typed = { from: "0:06.5", to: "0:08" };
    expect(previewOf(newDraft("drop", 1, typed), lines, playing)).toEqual({ from: 1.5, to: 3, how: "cut" });
    expect(previewOf(newDraft("drop", 1, { ...typed, from: "0:02" }), lines, playing)).toBeNull();
    expect(previewOf(newDraft("trim", 1, typed), lines, null)).toBeNull();
  });
});
