import { expect, it } from "vitest";
import { Governor, LEVELS } from "./governor";

/** Simulates frames at the level's own rate, each taking this long, for a number of seconds. */
function work(governor: Governor, from: number, seconds: number, tookMs: number): number {
  let changes = 0;
  for (let at = 0; at < seconds * 1_000; at += Math.max(tookMs, 33))
    if (governor.took(tookMs, from + at)) changes += 1;
  return changes;
}

it("keeps the level on a machine that keeps up, even after a slow start", () => {
  const governor = new Governor();
  expect(work(governor, 0, 1.4, 300)).toBe(0);
  expect(work(governor, 1_400, 30, 15)).toBe(0);
  expect(governor.level).toEqual(LEVELS[0]);
});

it("lowers the level step by step on a slow machine, and gives up below the lowest", () => {
  const governor = new Governor();
  expect(work(governor, 0, 4.2, 40)).toBe(1);
  expect(governor.level).toEqual(LEVELS[1]);
  expect(work(governor, 5_000, 60, 40)).toBe(1);
  expect(governor.level).toEqual(LEVELS[2]);
  expect(work(governor, 100_000, 60, 200)).toBe(2);
  expect(governor.level).toBeNull();
  expect(governor.took(200, 200_000)).toBe(false);
});

it("ignores a single slow frame", () => {
  const governor = new Governor();
  work(governor, 0, 3, 10);
  expect(governor.took(400, 3_050)).toBe(false);
  expect(work(governor, 3_100, 10, 10)).toBe(0);
});
