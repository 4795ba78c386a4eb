import { expect, it } from "vitest";
import { moodTop, moodWords, signed } from "./talk-words";

it("puts a mood into words, the same on both sides of zero", () => {
  expect([-1, -0.3, -0.29, -0.1, -0.09, 0, 0.09, 0.1, 0.29, 0.3, 1].map(moodWords)).toEqual([
    ...["Negative", "Negative", "Slightly negative", "Slightly negative", "Neutral", "Neutral", "Neutral"],
    ...["Slightly positive", "Slightly positive", "Positive", "Positive"],
  ]);
});

it("writes scores with their sign", () => {
  expect([0.42, -0.2, 0, -0.004, 1].map(signed)).toEqual(["+0.42", "−0.2", "0", "0", "+1"]);
});

it("has an axis that ends above all scores", () => {
  expect(moodTop([0.1, -0.2])).toBe(0.25);
  expect(moodTop([0.1, -0.4])).toBe(0.5);
  expect(moodTop([0.51])).toBe(1);
  expect(moodTop([])).toBe(0.25);
});
