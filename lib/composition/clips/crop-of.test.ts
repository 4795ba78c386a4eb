import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cropOf, roomFor } from "./crop-of";

const source = { width: 1_280, height: 720 };
const left = { x: 0.01, y: 0.04, width: 0.48, height: 0.92 };
const fit = "cover" as const;

describe("a crop", () => {
  it("is within the picture, in even pixels, and has the pane's shape", () => {
    const side = fc.integer({ min: 100, max: 2_000 });
    const share = fc.double({ min: 0.1, max: 1, noNaN: true });
    fc.assert(
      fc.property(side, side, share, share, (width, height, wide, high) => {
        const area = { x: (1 - wide) / 2, y: (1 - high) / 2, width: wide, height: high };
        const crop = cropOf({ area, tag: null, fit }, { width, height }, source, 1.1);
        for (const value of Object.values(crop)) expect(value % 2).toBe(0);
        expect(crop.x).toBeGreaterThanOrEqual(0);
        expect(crop.x + crop.width).toBeLessThanOrEqual(source.width);
        expect(crop.y + crop.height).toBeLessThanOrEqual(source.height);
        // Two pixels of rounding on each side.
        expect(Math.abs(crop.width - (crop.height * width) / height)).toBeLessThanOrEqual(
          2 + (2 * width) / height,
        );
      }),
    );
  });

  it("stays beside a name that it would cut, and takes no notice of one outside of it", () => {
    const tag = { x: 0.02, y: 0.86, width: 0.2, height: 0.06 };
    const square = cropOf({ area: left, tag, fit }, { width: 100, height: 100 }, source);
    expect(square.y + square.height).toBeLessThanOrEqual(0.86 * 720);
    const narrow = { ...tag, width: 0.05 };
    const portrait = cropOf({ area: left, tag: narrow, fit }, { width: 90, height: 160 }, source);
    expect(portrait.height).toBeGreaterThan(0.9 * 720);
    const above = { ...tag, y: 0.05 };
    expect(cropOf({ area: left, tag: above, fit }, { width: 100, height: 100 }, source).y).toBeGreaterThan(
      0.11 * 720,
    );
  });

  it("is of most of a narrow tile in a wide pane, which stays in the middle of it", () => {
    const box = { x: 10, y: 20, width: 1_280, height: 720 };
    const third = { area: { x: 0.01, y: 0.02, width: 0.32, height: 0.96 }, tag: null, fit };
    const room = roomFor(third, box, source);
    expect(room).toMatchObject({ y: 20, height: 720 });
    expect(room.x - box.x).toBeCloseTo((box.width - room.width) / 2, -1);
    expect(cropOf(third, room, source).height).toBeGreaterThan(0.58 * 0.96 * 720);
    expect(roomFor({ ...third, fit: "contain" }, box, source)).toEqual(box);
    expect(roomFor({ area: left, tag: null, fit }, box, source)).toEqual(box);
  });
});
