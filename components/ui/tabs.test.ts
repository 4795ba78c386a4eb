import { expect, it } from "vitest";
import { placeOf } from "./tabs";

it("wraps around with the arrow keys and jumps to the ends with Home and End", () => {
  expect(["ArrowRight", "ArrowLeft", "Home", "End"].map((key) => placeOf(key, 0, 3))).toEqual([1, 2, 0, 2]);
  expect(placeOf("ArrowRight", 2, 3)).toBe(0);
});

it("ignores other keys and an empty row", () => {
  expect(placeOf("a", 0, 3)).toBeNull();
  expect(placeOf("End", -1, 0)).toBeNull();
});
