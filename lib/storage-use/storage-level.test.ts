import { expect, it } from "vitest";
import { storageLevel, takenPercent } from "./storage-level";

it.each([
  [{ used: 79, limit: 100 }, "plenty"],
  [{ used: 80, limit: 100 }, "nearly_full"],
  [{ used: 99, limit: 100 }, "nearly_full"],
  [{ used: 100, limit: 100 }, "full"],
  [{ used: 130, limit: 100 }, "full"],
  [{ used: 130, limit: null }, "plenty"],
] as const)("%j is %s", (use, level) => {
  expect(storageLevel(use)).toBe(level);
});

it("says 100 percent only of what is full", () => {
  expect([0, 82.9, 99.99, 100, 130].map((used) => takenPercent({ used, limit: 100 }))).toEqual([
    0, 82, 99, 100, 100,
  ]);
});
