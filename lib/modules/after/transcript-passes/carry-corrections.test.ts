import { describe, expect, it } from "vitest";
import { type CorrectedLine, carryCorrections, type NewLine } from "./carry-corrections";

const place = { sessionId: "ses", saidBy: "ana", fromMs: 10_000, toMs: 14_000 };
const said = (text: string, name = "Ana") => ({ text, personId: "ana", name });

const corrected = (heard: string, text: string, more: Partial<CorrectedLine> = {}): CorrectedLine => ({
  ...{ id: "old", ...place, heard: said(heard), corrected: said(text), ...more },
});
const line = (text: string, more: Partial<NewLine> = {}): NewLine => ({
  ...{ id: "new", ...place, name: "Ana", words: null, text, ...more },
});
const carried = (one: CorrectedLine, ...lines: NewLine[]) =>
  carryCorrections([one], lines).map(({ segmentId, text, personId, name }) => [
    segmentId,
    text,
    personId,
    name,
  ]);

/** A line whose words begin at these times, and last half a second each. */
const timed = (one: NewLine, ...starts: number[]): NewLine => {
  const words = one.text.split(" ").map((text, index) => {
    const fromMs = starts[index] ?? 0;
    return { text, fromMs, toMs: fromMs + 500, confidence: 1 };
  });
  return { ...one, words };
};

describe("corrections after another pass", () => {
  it("stay where the same words were heard again, whatever their case and punctuation", () => {
    const one = corrected("welcome to the show runner show", "welcome to the Showrunner show");
    expect(carried(one, line("Welcome to the show runner. Show!"))).toEqual([
      ["new", "Welcome to the Showrunner Show!", "ana", "Ana"],
    ]);
    expect(carried(one, line("Welcome to the Showrunner show."))).toEqual([]);
    expect(carried(one, line("Welcome to the slow summer show."))).toEqual([]);
  });

  it("follow their words into the line that says them", () => {
    const one = corrected("hello there thanks anna", "hello there thanks Ana");
    const lines = [
      line("Hello there.", { id: "first", toMs: 12_000 }),
      line("Thanks, Anna.", { id: "second", fromMs: 12_100 }),
    ];
    expect(carried(one, ...lines)).toEqual([["second", "Thanks, Ana", "ana", "Ana"]]);
    expect(carried(one, line("Thanks, Anna.", { saidBy: "ben" }))).toEqual([]);
    expect(carried(one, line("Thanks, Anna.", { fromMs: 60_000, toMs: 64_000 }))).toEqual([]);
  });

  it("keep added words between the same neighbors", () => {
    const one = corrected("we ship on fridays", "we always ship on fridays");
    expect(carried(one, line("We ship on Fridays."))).toEqual([
      ["new", "we always ship on Fridays.", "ana", "Ana"],
    ]);
    expect(carried(one, line("We don't ship on Fridays."))).toEqual([]);
  });

  it("keep a line removed only where its words are said", () => {
    const one = corrected("um so well", "");
    expect(carried(one, line("Um, so."))).toEqual([["new", "", "ana", "Ana"]]);
    expect(carried(one, line("Something worth keeping."))).toEqual([]);
    expect(carried(one, line("Um, so.", { toMs: 30_000 }))).toEqual([["new", "", "ana", "Ana"]]);
    const longer = { fromMs: 8_000, toMs: 30_000 };
    expect(carried(one, line("Welcome. Um so well hello.", longer))).toEqual([
      ["new", "Welcome. hello.", "ana", "Ana"],
    ]);
    expect(carried(one, line("Welcome and hello.", longer))).toEqual([]);
    const heard = line("Welcome. I'm so well hello.", longer);
    expect(carried(one, timed(heard, 8_000, 10_000, 11_000, 12_000, 15_000))).toEqual([
      ["new", "Welcome. hello.", "ana", "Ana"],
    ]);
  });

  it("remove the words of a line only where it was said, although a longer line says them elsewhere too", () => {
    const one = corrected("okay", "");
    const longer = { fromMs: 0, toMs: 20_000 };
    const heard = line("Okay so we begin okay", longer);
    expect(carried(one, timed(heard, 0, 1_000, 2_000, 3_000, 12_000))).toEqual([
      ["new", "Okay so we begin", "ana", "Ana"],
    ]);
    // Within the time around it, the nearer one is its own.
    expect(carried(one, timed(heard, 8_000, 8_500, 9_000, 9_500, 12_000))).toEqual([
      ["new", "Okay so we begin", "ana", "Ana"],
    ]);
    expect(carried(one, timed(line("Okay so we begin", longer), 0, 1_000, 2_000, 3_000))).toEqual([]);
    // Without times, it's the one whose share of the line is nearer.
    expect(carried(one, line("Okay so okay we begin", longer))).toEqual([
      ["new", "Okay so we begin", "ana", "Ana"],
    ]);
  });

  it("bring back no word of someone whose line it was and who was erased", () => {
    const gone = { text: "", personId: "ben", name: "" };
    const one = corrected("my number is five", "", { corrected: gone });
    const longer = { fromMs: 8_000, toMs: 18_000 };
    const heard = line("Hi Ben, mine ember is fine, thank you", longer);
    const starts = [8_000, 9_000, 10_000, 11_000, 12_000, 13_000, 14_500, 15_000];
    expect(carried(one, timed(heard, ...starts))).toEqual([["new", "Hi Ben, thank you", "ana", "Ana"]]);
    expect(carried(one, line("Hi Ben, my number is five, thank you", longer))).toEqual([
      ["new", "Hi Ben, thank you", "ana", "Ana"],
    ]);
    // Which of the words are theirs isn't known, so the line is theirs.
    expect(carried(one, heard)).toEqual([["new", "", "ben", ""]]);
    expect(carried(one, line("Mine ember fine"))).toEqual([["new", "", "ben", ""]]);
    expect(carried(one, line("And now", { fromMs: 13_900, toMs: 20_000 }))).toEqual([]);
  });

  it("keep who spoke", () => {
    const one = corrected("hello", "hello", { corrected: { text: "hello", personId: "ben", name: "Ben" } });
    expect(carried(one, line("Hello."))).toEqual([["new", "Hello.", "ben", "Ben"]]);
  });

  it("stay alone in lines that are still there, so that edits of their words find the text they know", () => {
    const one = corrected("my number is five", "My number is five");
    expect(carried(one, line("my number is five", { id: "old" }))).toEqual([]);
    const beside = line("my number is five too", { id: "beside" });
    expect(carried(one, line("my number is five", { id: "old" }), beside)).toEqual([]);
    const other = corrected("my number", "Our number");
    expect(carried(other, beside)).toEqual([["beside", "Our number is five too", "ana", "Ana"]]);
    expect(carryCorrections([other], [beside], new Set(["beside"]))).toEqual([]);
  });
});
