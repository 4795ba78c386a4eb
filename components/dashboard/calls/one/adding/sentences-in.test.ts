import { expect, it } from "vitest";
import { sentencesIn } from "./sentences-in";

it("cuts a line into its sentences", () => {
  expect(sentencesIn("Good question. I'll send it by Friday! … ", "en")).toEqual([
    "Good question.",
    "I'll send it by Friday!",
  ]);
  expect(sentencesIn("we have that everywhere", "en")).toEqual(["we have that everywhere"]);
});

it("cuts what is too long for a quote between words, and never a character in two", () => {
  const words = "und dann noch eins ".repeat(60).trim();
  const cut = sentencesIn(words, "de");
  expect(cut.join(" ")).toBe(words);
  expect(cut.every((one) => one.length <= 400)).toBe(true);
  const smiles = `${"a".repeat(399)}😀${"b".repeat(20)}`;
  expect(sentencesIn(smiles, "en")).toEqual(["a".repeat(399), `😀${"b".repeat(20)}`]);
});
