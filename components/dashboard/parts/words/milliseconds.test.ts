import { expect, it } from "vitest";
import { milliseconds } from "./milliseconds";

it("formats durations below 10 ms with one decimal and longer ones without", () => {
  expect([0, 0.44, 9.94, 9.96, 12.5, 926.5, 1024, 16_384].map(milliseconds)).toEqual([
    "0.0 ms",
    "0.4 ms",
    "9.9 ms",
    "10 ms",
    "13 ms",
    "927 ms",
    "1,024 ms",
    "16,384 ms",
  ]);
});
