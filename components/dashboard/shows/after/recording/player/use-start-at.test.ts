import { expect, it } from "vitest";
import { startIn } from "./use-start-at";

it.each([
  ["#t=12.5", 12.5],
  ["#t=0", 0],
  ["#t=3600", 3_600],
  ["", null],
  ["#t=", null],
  ["#t=-4", null],
  ["#t=1e9", null],
  ["#tracks", null],
])("an address that ends in %j starts at %j", (hash, second) => {
  expect(startIn(hash)).toBe(second);
});
