import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cropOf, roomFor } from "./crop-of";

const source = { width: 1_280, height: 720 };
const left = { x: 0.01, y: 0.04, width: 0.48, height: 0.92 };
const fit = "cover" as const;
const inset = (value: number) => 2 * Math.ceil(value / 2);

describe("a crop", () => {
  it("is within the picture, in even pixels, and has the pane's shape", () => {
    const side = fc.integer({ min: 100, max: 2_000 });
    const share = fc.double({ min: 0.1, max: 1, noNaN: true });
    fc.assert(
      fc.property(side, side, share, share, (width, height, wide, high) => {
        const area = { x: (1 - wide) / 2, y: (1 - high) / 2, width: wide, height: high };
        const crop = cropOf({ area, written: [] }, { width, height }, source, 1.1);
        for (const value of Object.values(crop)) expect(value % 2).toBe(0);
        // Nothing of what is beside the area, however its edges are rounded.
        expect(crop.x).toBeGreaterThanOrEqual(area.x * source.width - 0.01);
        expect(crop.x + crop.width).toBeLessThanOrEqual((area.x + wide) * source.width + 0.01);
        expect(crop.y).toBeGreaterThanOrEqual(area.y * source.height - 0.01);
        expect(crop.y + crop.height).toBeLessThanOrEqual((area.y + high) * source.height + 0.01);
        // Two pixels of rounding on each side.
        expect(Math.abs(crop.width - (crop.height * width) / height)).toBeLessThanOrEqual(
          2 + (2 * width) / height,
        );
      }),
    );
  });

  it("stays beside a name that it would cut, and takes no notice of one outside of it", () => {
    const tag = { x: 0.02, y: 0.86, width: 0.2, height: 0.06 };
    const square = cropOf({ area: left, written: [tag] }, { width: 100, height: 100 }, source);
    expect(square.y + square.height).toBeLessThanOrEqual(0.86 * 720);
    const narrow = { ...tag, width: 0.05 };
    const portrait = cropOf({ area: left, written: [narrow] }, { width: 90, height: 160 }, source);
    expect(portrait.height).toBeGreaterThan(0.9 * 720);
    const above = { ...tag, y: 0.05 };
    expect(cropOf({ area: left, written: [above] }, { width: 100, height: 100 }, source).y).toBeGreaterThan(
      0.11 * 720,
    );
  });

  it("stays above a lower third and a ticker, or shows them if no face would fit beside them", () => {
    const pane = { width: 90, height: 160 };
    const whole = { x: 0, y: 0, width: 1, height: 1 };
    const ticker = { x: 0, y: 0.93, width: 1, height: 0.07 };
    const lowerThird = { x: 0.03, y: 0.78, width: 0.5, height: 0.12 };
    const crop = cropOf({ area: whole, written: [ticker, lowerThird] }, pane, source);
    expect(crop.y + crop.height).toBeLessThanOrEqual(0.78 * 720);
    expect(crop.height).toBeGreaterThan(0.75 * 720);
    // It's beside what such a narrow pane shows.
    const corner = { ...lowerThird, width: 0.2 };
    expect(cropOf({ area: whole, written: [corner] }, pane, source).height).toBe(720);
    const high = { ...lowerThird, y: 0.4, height: 0.5 };
    expect(cropOf({ area: whole, written: [high] }, pane, source).height).toBe(720);
  });

  it("has no pixel of the ground at the left of a tile that begins at an odd one", () => {
    for (const x of [13 / 1_280, 12.6 / 1_280, 13.4 / 1_280]) {
      const area = { x, y: 0.02, width: 0.48, height: 0.9 };
      const crop = cropOf({ area, written: [] }, { width: 160, height: 90 }, source);
      expect(crop.x).toBe(inset(Math.round(x * 1_280)));
    }
  });

  it("is of most of a narrow tile in a wide pane, which stays in the middle of it", () => {
    const box = { x: 10, y: 20, width: 1_280, height: 720 };
    const third = { area: { x: 0.01, y: 0.02, width: 0.32, height: 0.96 }, written: [], fit };
    const room = roomFor(third, box, source);
    expect(room).toMatchObject({ y: 20, height: 720 });
    expect(room.x - box.x).toBeCloseTo((box.width - room.width) / 2, -1);
    expect(cropOf(third, room, source).height).toBeGreaterThan(0.58 * 0.96 * 720);
    expect(roomFor({ ...third, fit: "contain" }, box, source)).toEqual(box);
    expect(roomFor({ area: left, fit }, box, source)).toEqual(box);
  });
});
