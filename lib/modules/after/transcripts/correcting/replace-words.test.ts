import fc from "fast-check";
import { expect, it } from "vitest";
import { replaceWords } from "./replace-words";

it.each([
  ["the show runner show", "show runner", "Showrunner", "the Showrunner show"],
  ["the show\n runner", "show runner", "Showrunner", "the Showrunner"],
  ["Anna, Anna's and Annabel", "Anna", "Ana", "Ana, Ana's and Annabel"],
  ["costs 5$ (five)", "5$", "$1 $& $$", "costs $1 $& $$ (five)"],
  ["a c++ compiler", "c++", "C++", "a C++ compiler"],
  ["今日は東京です", "東京", "京都", "今日は京都です"],
  ["um, well, um so", "um", "", ", well, so"],
  ["anna", "Anna", "Ana", null],
  ["e\u0301clair", "e", "E", null],
])("replaces words in %j", (text, from, to, expected) => {
  expect(replaceWords(text, from, to)).toBe(expected);
});

it("finds what a text is made of, and takes both as they are", () => {
  const word = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text.trim() !== "");
  fc.assert(
    fc.property(
      word,
      fc.string({ minLength: 1 }).filter((text) => text.trim() !== ""),
      (word, to) => {
        expect(replaceWords(`before ${word.trim()} after`, word, to)).toContain(to);
      },
    ),
  );
});
