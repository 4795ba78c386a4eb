import { expect, it } from "vitest";
import { placeOf } from "./tabs";

it("goes round the row by its arrows, and to its ends", () => {
  expect(["ArrowRight", "ArrowLeft", "Home", "End"].map((key) => placeOf(key, 0, 3))).toEqual([1, 2, 0, 2]);
  expect(placeOf("ArrowRight", 2, 3)).toBe(0);
});

it("leaves other keys alone, and a row without tabs", () => {
  expect(placeOf("a", 0, 3)).toBeNull();
  expect(placeOf("End", -1, 0)).toBeNull();
});
