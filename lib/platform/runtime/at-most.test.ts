import { expect, it } from "vitest";
import { atMost } from "./at-most";

it("runs a limited number at a time, in order, even if some fail", async () => {
  const inLine = atMost(2);
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const work = (n: number) => async () => {
    started.push(n);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (n === 1) throw new Error("unlucky");
    return n;
  };
  const ends = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => inLine(work(n))));
  expect(ends.map((end) => (end.status === "fulfilled" ? end.value : "failed"))).toEqual([
    0,
    "failed",
    2,
    3,
    4,
  ]);
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});
