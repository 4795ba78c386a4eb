import { describe, expect, it } from "vitest";
import { readSentence } from "../sentence";
import { phrasesOf } from "../words/phrases";
import { withoutAsides } from "./asides";
import { mannerOf } from "./manner";
import { baseOf, inActiveVoice, openerLength } from "./request";

const words = (text: string): string[] => text.split(" ");
const manner = (text: string) => {
  const [clause] = readSentence(text).clauses;
  const made = mannerOf(clause?.words ?? [], clause?.question ?? false);
  return "words" in made ? `${made.kind}: ${made.words.join(" ")}` : made.kind;
};

describe("phrases with word classes", () => {
  const phrases = phrasesOf(["{ask} you", "{ask} you mind"], { ask: "could|would" }, new Set(["please"]));

  it("matches the longest phrase, with softening words inside it", () => {
    expect(phrases.lengthAt(words("would you mind muting Ben"))).toBe(3);
    expect(phrases.lengthAt(words("could you please mind the gap"))).toBe(4);
    expect(phrases.lengthAt(words("please would you"))).toBe(0);
    expect(phrases.has(words("could you"))).toBe(true);
    expect(phrases.has(words("could you not"))).toBe(false);
  });
});

describe("the manner of a request", () => {
  it.each([
    ["Would you be so kind as to show the slides", "show slides"],
    ["I should be most grateful if you could show the slides", "show slides"],
    ["It would be lovely if somebody could show the slides", "show slides"],
    ["Could we possibly show the slides", "show slides"],
    ["Do show the slides", "show slides"],
    ["Might the slides be shown?", "show slides"],
    ["I would ask that the ticker be removed", "remove ticker"],
    ["Slide seven, if you would be so kind", "slide seven"],
    ["Show the slides, would you?", "show slides"],
    ["pls show p 4", "show page 4"],
  ])("treats “%s” as an order", (said, meant) => {
    expect(manner(said)).toBe(`order: ${meant}`);
  });

  it.each([
    ["I can not hear a thing", "remark"],
    ["You have ten minutes", "remark"],
    ["Nobody mutes a speaker", "remark"],
    ["No one asked you to mute Ben", "remark"],
    ["Open your browser", "veto"],
    ["Remind me to mute Ben", "veto"],
    ["On my cue, slides out", "veto"],
    ["Would you care to show the slides?", "asked"],
    ["Don't mute Ben", "not"],
  ])("finds no order in “%s”", (said, kind) => {
    expect(manner(said).split(":")[0]).toBe(kind);
  });

  it("finds the base form of verbs, and turns the passive into the active voice", () => {
    expect(["muting", "stopped", "removed", "shown", "bring"].map(baseOf)).toEqual([
      "mute",
      "stop",
      "remove",
      "show",
      "bring",
    ]);
    expect(inActiveVoice(words("captions to be switched on"))).toEqual(words("switch captions on"));
    expect(openerLength(words("captions on"))).toBe(0);
  });

  it("removes courtesies, and reports a question tag", () => {
    expect(withoutAsides(words("show slides would you"))).toEqual({ words: words("show slides"), tag: true });
    expect(withoutAsides(words("if you do not mind"))).toEqual({ words: [], tag: false });
  });
});
