import { describe, expect, it } from "vitest";
import { lagBetween } from "@/demo/recording/lag";

const MOST = 20;
const wave = (from: number, length: number): Float32Array =>
  Float32Array.from({ length }, (_, index) => {
    const at = from + index;
    return Math.sin(at / 7) + Math.sin(at / 3.1) * Math.cos(at / 41);
  });

describe("the lag between two signals", () => {
  it.each([0, 7, -13, 4.5])("of %s samples is found", (lag) => {
    const found = lagBetween(wave(100, 400), wave(100 - MOST - lag, 400 + 2 * MOST), MOST);
    expect(found.samples).toBeCloseTo(lag, 1);
    expect(found.likeness).toBeGreaterThan(0.98);
  });

  it("is found whatever their volume and level", () => {
    const louder = wave(100 - MOST - 3, 400 + 2 * MOST).map((value) => 5 * value + 2);
    expect(lagBetween(wave(100, 400), louder, MOST).samples).toBeCloseTo(3, 1);
  });

  it("is worth nothing if one of them doesn't change", () => {
    expect(lagBetween(new Float32Array(400), wave(0, 400 + 2 * MOST), MOST).likeness).toBe(0);
  });
});
