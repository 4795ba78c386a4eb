import { expect, it } from "vitest";
import { foldedPhrases, foldPhrase } from "./fold-words";

const finds = (phrase: string, text: string) => foldedPhrases(text).includes(foldPhrase(phrase));

it("finds a word however it's written, but not inside another word", () => {
  expect(finds("spam", "Pure SPAM!")).toBe(true);
  expect(finds("Idiot", "ｉｄｉｏｔ")).toBe(true);
  expect(finds("crème", "creme brulee")).toBe(true);
  expect(finds("ass", "Bring your class")).toBe(false);
});

it("finds phrases across punctuation and line breaks", () => {
  expect(finds("buy now", "Buy...\nNOW, friends")).toBe(true);
  expect(finds("buy now", "now buy")).toBe(false);
});

it("finds nothing in text without words", () => {
  expect(foldPhrase(" !? ")).toBe("");
  expect(foldedPhrases("!?")).toEqual([]);
});
