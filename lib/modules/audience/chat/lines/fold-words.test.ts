import { expect, it } from "vitest";
import { foldedPhrases, foldPhrase } from "./fold-words";

const finds = (phrase: string, text: string) => foldedPhrases(text).includes(foldPhrase(phrase));

it("finds a word however it is written, and not as a part of another", () => {
  expect(finds("spam", "Pure SPAM!")).toBe(true);
  expect(finds("Idiot", "ｉｄｉｏｔ")).toBe(true);
  expect(finds("crème", "creme brulee")).toBe(true);
  expect(finds("ass", "Bring your class")).toBe(false);
});

it("finds phrases over signs and lines", () => {
  expect(finds("buy now", "Buy...\nNOW, friends")).toBe(true);
  expect(finds("buy now", "now buy")).toBe(false);
});

it("makes nothing of what has no words", () => {
  expect(foldPhrase(" !? ")).toBe("");
  expect(foldedPhrases("!?")).toEqual([]);
});
