import { describe, expect, it } from "vitest";
import { type SaidLine, sentencesOf } from "./sentence";

describe("sentences", () => {
  it("don't end with an abbreviation", () => {
    const text = "We asked Mrs. Lindner and Dr. Obi. No. They said no.";
    const line = { personId: "ana", speaker: null, fromMs: 0, toMs: 5_000, text };
    expect(sentencesOf([line]).map((one) => one.text)).toEqual([
      "We asked Mrs. Lindner and Dr. Obi.",
      "No.",
      "They said no.",
    ]);
  });

  it("go on in the next line, and share its time by letters", () => {
    const [first, second] = sentencesOf([
      { personId: "ana", speaker: "Ana", fromMs: 1_000, toMs: 3_000, text: "We moved 3.5 TB of" },
      { personId: "ana", speaker: "Ana", fromMs: 3_200, toMs: 5_200, text: "logs. Done! Next" },
    ]);
    expect(first).toMatchObject({ text: "We moved 3.5 TB of logs.", fromMs: 1_000 });
    expect(first?.toMs).toBeGreaterThan(3_200);
    expect(second).toMatchObject({ text: "Done!" });
    expect(second?.fromMs).toBeGreaterThanOrEqual(first?.toMs ?? 0);
  });

  it("begin and end with their words, wherever their letters are in the line", () => {
    const word = (text: string, fromMs: number, toMs = fromMs + 300) => ({ text, fromMs, toMs });
    const line = {
      ...{
        personId: "ana",
        speaker: null,
        fromMs: 1_000,
        toMs: 9_000,
        text: "Off. We cut it, and it grew! Then",
      },
      words: [
        ...[word("Off.", 1_000), word("We", 6_000), word("cut", 6_400), word("it,", 6_700)],
        ...[word("and", 7_000), word("it", 7_300), word("grew!", 7_600, 8_100), word("Then", 8_700)],
      ],
    };
    const next = {
      ...line,
      fromMs: 9_100,
      toMs: 12_000,
      text: "it stopped.",
      words: [word("it", 9_200), word("stopped.", 11_000)],
    };
    expect(
      sentencesOf([line, next]).map(({ fromMs, toMs, pauseBefore }) => [fromMs, toMs, pauseBefore]),
    ).toEqual([
      [1_000, 1_300, 1_000],
      [6_000, 8_100, 4_700],
      [8_700, 11_300, 600],
    ]);
    // Words that aren't those of the line say nothing about it.
    const other = sentencesOf([{ ...line, words: [word("Something", 5_000), word("else", 6_000)] }]);
    expect(other).toEqual(sentencesOf([{ ...line, words: null }]));
    expect(other[1]?.fromMs).toBeLessThan(3_000);
  });

  it("end with a line where there are no full stops, after a pause or with another speaker", () => {
    const said = (fromMs: number, text: string, personId = "ana"): SaidLine => ({
      ...{ personId, speaker: null, fromMs, toMs: fromMs + 1_000, text },
    });
    const cut = sentencesOf([
      said(0, "one two"),
      said(1_100, "three"),
      said(5_000, "four"),
      said(6_100, "five", "ben"),
      said(8_000, "  "),
    ]);
    expect(cut.map(({ text }) => text)).toEqual(["one two three", "four", "five"]);
    expect(cut.map(({ pauseBefore }) => pauseBefore)).toEqual([0, 2_900, 100]);
  });
});
