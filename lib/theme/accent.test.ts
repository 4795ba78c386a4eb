import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, isAccent, onAccent, readableAccent, turnedAccent } from "./accent";

const hex = () =>
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("accent", () => {
  it("is readable on every background, whatever the brand chose", () => {
    fc.assert(
      fc.property(
        hex(),
        fc.constantFrom("#ffffff", "#fbf9f4", "#f6e7c8", "#0b0d18", "#141622", "#808080"),
        (accent, ground) => {
          expect(contrast(readableAccent(accent, ground), ground)).toBeGreaterThanOrEqual(4.5);
        },
      ),
      { numRuns: 600 },
    );
  });

  it("has readable text on it", () => {
    fc.assert(
      fc.property(hex(), (accent) => {
        expect(contrast(onAccent(accent), accent)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 600 },
    );
  });

  it("leaves a readable colour unchanged", () => {
    expect(readableAccent("#1a3fd4", "#ffffff")).toBe("#1a3fd4");
    expect(readableAccent("#ffd84d", "#0b0d18")).toBe("#ffd84d");
  });

  it("changes the lightness and keeps the hue", () => {
    const corrected = readableAccent("#ffd000", "#ffffff");
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(corrected.slice(at, at + 2), 16));
    expect(r).toBeGreaterThan(g);
    expect(g).toBeGreaterThan(b);
  });

  it("turns hues into valid colours", () => {
    fc.assert(
      fc.property(hex(), fc.integer({ min: -360, max: 360 }), (accent, turn) => {
        expect(turnedAccent(accent, turn)).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });

  it("accepts only hex colours", () => {
    for (const bad of ["red", "#12", "url(x)", "#12345g", "", null, 5, "#fff;background:url(x)"])
      expect(isAccent(bad)).toBe(false);
    expect(isAccent("#0af")).toBe(true);
  });
});
