import { expect, it } from "vitest";
import { wordsOf } from "./words-of";

it("joins the recognized parts", () => {
  expect(
    wordsOf([
      { text: " Ever tried, ", sureness: -0.1 },
      { text: "ever failed.", sureness: -0.4 },
    ]),
  ).toBe("Ever tried, ever failed.");
});

it.each([
  ["what it is not sure of", "a word of some kind", -1.4],
  ["a filler that it half hears", "Thank you.", -0.6],
  ["marks alone", "...", -0.1],
  ["words that go round", "and then and then and then and then and then and then", -0.1],
  ["one word that goes round", "no no no no no no", -0.1],
])("leaves out %s", (_name, text, sureness) => {
  expect(wordsOf([{ text, sureness }])).toBe("");
});

it("keeps thanks and repetitions that people really say", () => {
  for (const text of [
    "Thank you.",
    "No, no, no!",
    "Ever tried ever failed, try again fail again fail better.",
  ])
    expect(wordsOf([{ text, sureness: -0.2 }])).toBe(text);
});
