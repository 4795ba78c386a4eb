import { describe, expect, it } from "vitest";
import { withNames } from "./with-names";

const ROSTER = [
  "Katalin Karikó",
  "Priya Raghunathan",
  "Marc Duval",
  "Will Page",
  "Showrunner",
  "Joaquín Echeverría",
];

describe("names on the roster", () => {
  it.each([
    ["Please welcome Catalan Carrico.", "Please welcome Katalin Karikó."],
    ["Thank you, Priya Raghenathan, for this.", "Thank you, Priya Raghunathan, for this."],
    ["And here is Joakwin Echeveria's slide.", "And here is Joaquín Echeverría's slide."],
    ["The marks that Mark leaves.", "The marks that Marc leaves."],
    ["We built it with show runner today.", "We built it with Showrunner today."],
    ["I asked Duvall about it.", "I asked Duval about it."],
  ])("are spelled correctly: %s", (heard, written) => {
    expect(withNames(heard, ROSTER)).toBe(written);
  });

  it.each([
    "It will leave a mark on every page.",
    "Mark the date. Will this page load?",
    "The show, runner by runner, went on.",
    "We were in Catalonia, with a carrot cake.",
    "Previously the prior rag was an athlete.",
    "",
    "…",
  ])("aren't inserted anywhere else: %s", (heard) => {
    expect(withNames(heard, ROSTER)).toBe(heard);
  });

  it("that are too short to recognize leave the text unchanged", () => {
    expect(withNames("Bo and Al.", ["Bo", "Al", "", "李雷"])).toBe("Bo and Al.");
  });
});
