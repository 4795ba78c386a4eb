import fc from "fast-check";
import { expect, it } from "vitest";
import { TimeList } from "./time-list";

const inOrder = (times: readonly number[], expected = times.length) => {
  const list = new TimeList(expected);
  for (const time of times) list.push(time);
  return [...list.inOrder()];
};
const sorted = (times: readonly number[]) => [...Float64Array.from(times).sort()];

const BEGAN = 1.78e12;

it("puts times in order, however far they are apart", () => {
  for (const max of [0, 3, 2_047, 2_048, 90 * 60_000, 2 ** 32 - 1, 2 ** 32, 2 ** 41]) {
    const time = fc.integer({ min: 0, max }).map((after) => BEGAN + after);
    fc.assert(
      fc.property(fc.array(time, { maxLength: 50 }), (times) => {
        expect(inOrder(times)).toEqual(sorted(times));
      }),
      { numRuns: 40 },
    );
  }
});

it("holds more times than expected", () => {
  const times = Array.from({ length: 1_000 }, (_, index) => BEGAN + ((index * 7_919) % 5_000));
  expect(inOrder(times, 0)).toEqual(sorted(times));
});
