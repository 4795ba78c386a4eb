import { expect, it } from "vitest";
import { placeTip } from "./place-tip";

const window = { width: 390, height: 844 };
const tip = { width: 100, height: 24 };

it("appears above its target, centered", () => {
  expect(placeTip({ left: 200, top: 400, width: 40, height: 40 }, tip, window)).toEqual({
    left: 170,
    top: 370,
  });
});

it("appears below when there is no room above", () => {
  expect(placeTip({ left: 200, top: 10, width: 40, height: 40 }, tip, window)).toEqual({
    left: 170,
    top: 56,
  });
});

it.each([
  [4, 8],
  [360, 282],
])("stays in view next to a target at %i", (left, expected) => {
  expect(placeTip({ left, top: 400, width: 24, height: 24 }, tip, window).left).toBe(expected);
});
