import { expect, it } from "vitest";
import { forSecondTry } from "./unit";

const files = (passed: number, failed: number) =>
  [...Array(passed).fill("passed"), ...Array(failed).fill("failed")].map((status: string) => ({ status }));

it.each([
  ["a single file that failed", files(0, 1), 1],
  ["five of a dozen", files(7, 5), 5],
  ["six of a dozen", files(6, 6), 0],
  ["six of almost six hundred", files(593, 6), 0],
  ["one of a hundred", files(1_485, 15), 15],
  ["more than one of a hundred", files(1_484, 16), 0],
  ["none", files(1_500, 0), 0],
])("runs %s once more, unless too many failed", (_, all, again) => {
  expect(forSecondTry(all)).toEqual(files(0, again));
});
