import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { growth, slopePerHour } from "@/load/slope";

const hour = (of: (minute: number) => number) =>
  Array.from({ length: 120 }, (_, at) => ({ minute: at / 2, value: of(at / 2) }));

describe("the slope of memory", () => {
  it("is that of a line", () => {
    fc.assert(
      fc.property(fc.double({ min: -50, max: 50, noNaN: true }), fc.nat(900), (perHour, start) => {
        expect(
          slopePerHour(
            hour((minute) => start + (perHour * minute) / 60),
            3,
          ),
        ).toBeCloseTo(perHour, 6);
      }),
    );
  });

  it("isn't moved by garbage that is collected again", () => {
    const saw = hour((minute) => 200 + 8 * (minute % 2.5));
    expect(Math.abs(slopePerHour(saw, 3))).toBeLessThan(1);
  });

  it("is found below garbage", () => {
    const saw = hour((minute) => 200 + minute / 3 + 8 * (minute % 2.5));
    expect(slopePerHour(saw, 3)).toBeGreaterThan(18);
  });

  it("is 0 without anything to compare", () => {
    expect(slopePerHour([{ minute: 1, value: 7 }], 3)).toBe(0);
  });
});

describe("growth", () => {
  it("is 0 for what goes up and down, and seen in what stays", () => {
    expect(
      growth(
        hour((minute) => 10 + (minute % 2)),
        3,
      ),
    ).toBe(0);
    expect(
      growth(
        hour((minute) => (minute < 25 ? 10 : 14)),
        3,
      ),
    ).toBe(4);
  });
});
