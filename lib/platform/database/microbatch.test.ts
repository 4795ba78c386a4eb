import { expect, it } from "vitest";
import { microbatch } from "./microbatch";

const doubled = (calls: number[][]) =>
  microbatch<number, number>({
    max: 4,
    run: async (inputs) => {
      calls.push(inputs);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (inputs.includes(13)) throw new Error("unlucky");
      return inputs.map((input) => input * 2);
    },
  });

it("batches concurrent requests, and gives each its own result", async () => {
  const calls: number[][] = [];
  const double = doubled(calls);
  const first = double(1);
  expect(await Promise.all([first, double(2), double(3)])).toEqual([2, 4, 6]);
  expect(calls).toEqual([[1, 2, 3]]);
});

it("batches what arrives while earlier work runs, in bounded batches", async () => {
  const calls: number[][] = [];
  const double = doubled(calls);
  const first = double(1);
  await new Promise((resolve) => setTimeout(resolve, 2));
  const rest = [2, 3, 4, 5, 6, 7].map(double);
  expect(await Promise.all([first, ...rest])).toEqual([2, 4, 6, 8, 10, 12, 14]);
  expect(calls).toEqual([[1], [2, 3, 4, 5], [6, 7]]);
});

it("keeps a bad input from failing the others", async () => {
  const double = doubled([]);
  const ends = await Promise.allSettled([12, 13, 14].map(double));
  expect(ends.map((end) => (end.status === "fulfilled" ? end.value : "failed"))).toEqual([24, "failed", 28]);
});
