import { expect, it } from "vitest";
import { isTracker, keywordsIn, newTracker, trackerBody } from "./tracker-draft";

const draft = (given: object) => ({ ...newTracker([]), ...given });

it("splits keywords at commas, once each", () => {
  expect(keywordsIn(" budget, too expensive;budget\n,price ")).toEqual(["budget", "too expensive", "price"]);
});

it("needs keywords or a meaning", () => {
  expect(isTracker(draft({ name: "Budget", keywords: " , " }))).toBe(false);
  expect(isTracker(draft({ keywords: "budget" }))).toBe(true);
  expect(isTracker(draft({ meaning: "We can't spend that." }))).toBe(true);
});

it("sends only what narrows a tracker", () => {
  expect(trackerBody(draft({ keywords: "budget, price" }))).toEqual({
    name: "budget",
    keywords: ["budget", "price"],
  });
  expect(
    trackerBody(draft({ name: "Money", meaning: "It costs a lot.", side: "customer", part: "end" })),
  ).toEqual({ name: "Money", meaning: "It costs a lot.", side: "customer", part: "end" });
});
