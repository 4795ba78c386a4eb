import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minutesFor } from "./estimate";

const GB = 1_000_000_000;
const bytes = fc.integer({ min: 0, max: 10_000 * GB });
const speakers = fc.integer({ min: 1, max: 40 });

describe("minutes of recording that fit", () => {
  it("are some hours for a few gigabytes", () => {
    expect([minutesFor(10 * GB, 1), minutesFor(10 * GB, 3), minutesFor(10 * GB, 10)]).toEqual([131, 60, 21]);
    expect([minutesFor(0, 2), minutesFor(-5, 2), minutesFor(1, 1)]).toEqual([0, 0, 0]);
  });

  it("never grow with more speakers, nor shrink with more space", () => {
    fc.assert(
      fc.property(bytes, bytes, speakers, speakers, (one, more, few, others) => {
        expect(minutesFor(one, few + others)).toBeLessThanOrEqual(minutesFor(one, few));
        expect(minutesFor(one + more, few)).toBeGreaterThanOrEqual(minutesFor(one, few));
      }),
    );
  });
});
