import { describe, expect, it } from "vitest";
import { clapsOf } from "./claps";

describe("applause", () => {
  it("swells, dies down and ends within three seconds", () => {
    const claps = clapsOf();
    const loudIn = (from: number, until: number) =>
      claps.filter(({ at }) => at >= from && at < until).reduce((sum, { gain }) => sum + gain, 0);
    expect(claps.length).toBeGreaterThan(100);
    expect(loudIn(0, 0.2)).toBeLessThan(loudIn(1, 1.2) / 2);
    expect(loudIn(2.8, 3)).toBeLessThan(loudIn(1, 1.2) / 2);
    expect(loudIn(3, 9)).toBe(0);
    expect(claps.every(({ gain }) => gain >= 0 && gain <= 1)).toBe(true);
  });
});
