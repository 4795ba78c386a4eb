import { expect, it } from "vitest";
import { milliseconds } from "./milliseconds";

it.each([
  [0, "0 ms"],
  [0.84, "0.8 ms"],
  [9.94, "9.9 ms"],
  [9.96, "10 ms"],
  [926.5, "927 ms"],
  [1024, "1,024 ms"],
  [65_000.4, "65,000 ms"],
])("%d is %s", (value, words) => {
  expect(milliseconds(value)).toBe(words);
});
