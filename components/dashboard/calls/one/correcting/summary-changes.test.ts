import { expect, it } from "vitest";
import { summaryChanges } from "./summary-changes";

it("sends the text that changed, and null for one that was emptied", () => {
  const before = { short: "A.", long: "A. B." };
  expect(summaryChanges(before, { short: " A. ", long: "A. B." })).toEqual({});
  expect(summaryChanges(before, { short: "C.", long: "A. B." })).toEqual({ short: "C." });
  expect(summaryChanges(before, { short: "A.", long: " " })).toEqual({ long: null });
});
