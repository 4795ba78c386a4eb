import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { portraitCrop } from "./portrait-crop";

const face = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

describe("the square of a photo with a face", () => {
  it("is in the photo, and has all of the face that fits", () => {
    const side = fc.integer({ min: 40, max: 6_000 });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(side, side, share, share, share, share, (width, height, wide, high, across, down) => {
        const found = face(across * (1 - wide), down * (1 - high), wide, high);
        const crop = portraitCrop({ width, height }, found, 380);
        expect(crop.width).toBe(crop.height);
        expect([crop.left >= 0, crop.top >= 0]).toEqual([true, true]);
        expect([crop.left + crop.width <= width, crop.top + crop.height <= height]).toEqual([true, true]);
        if (wide * width > crop.width || high * height > crop.height) return;
        expect(found.x * width).toBeGreaterThanOrEqual(crop.left - 1);
        expect(found.y * height).toBeGreaterThanOrEqual(crop.top - 1);
        expect((found.x + wide) * width).toBeLessThanOrEqual(crop.left + crop.width + 1);
        expect((found.y + high) * height).toBeLessThanOrEqual(crop.top + crop.height + 1);
      }),
    );
  });

  it("is as large as the photo allows, unless the face would be small in it", () => {
    const near = portraitCrop({ width: 1_000, height: 1_500 }, face(0.3, 0.2, 0.4, 0.35), 380);
    expect(near.width).toBe(1_000);
    const far = portraitCrop({ width: 1_000, height: 2_000 }, face(0.1, 0.05, 0.1, 0.07), 380);
    expect(far.width).toBe(500);
    // Nothing is enlarged where the photo has enough around it.
    const tiny = portraitCrop({ width: 1_000, height: 2_000 }, face(0.4, 0.25, 0.02, 0.02), 380);
    expect(tiny.width).toBe(380);
    expect(portraitCrop({ width: 300, height: 300 }, face(0.4, 0.4, 0.01, 0.01), 380).width).toBe(300);
  });

  it("comes closer to a face at the edge, so that no corner is round where it is", () => {
    const crop = portraitCrop({ width: 1_000, height: 1_000 }, face(0.75, 0.7, 0.15, 0.2), 380);
    const [x, y] = [(825 - crop.left) / crop.width, (800 - crop.top) / crop.height];
    expect(x).toBeLessThan(0.71);
    expect(y).toBeLessThan(0.63);
  });

  it("leaves more below a face than above it", () => {
    const { top, height } = portraitCrop({ width: 900, height: 1_600 }, face(0.4, 0.5, 0.3, 0.2), 380);
    const middle = 1_600 * 0.6;
    expect((middle - top) / height).toBeCloseTo(0.42, 2);
  });
});
