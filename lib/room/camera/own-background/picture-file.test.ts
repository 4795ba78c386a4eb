import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coverPart } from "./cover-part";
import { cropToStage, fileProblem, HEAD_BYTES } from "./picture-file";

const head = (text: string) =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0)).subarray(0, HEAD_BYTES);

const PNG = head("\x89PNG\r\n\x1a\n\0\0\0\r");
const JPEG = head("\xff\xd8\xff\xe0\0\x10JFIF\0\x01");
const WEBP = head("RIFF\x24\0\0\0WEBP");

describe("a custom background image", () => {
  it("is recognized as PNG, JPEG or WebP by its bytes", () => {
    for (const known of [PNG, JPEG, WEBP]) expect(fileProblem(known, 5_000)).toBeNull();
    for (const other of ["GIF89a......", "<svg xmlns=..", "RIFF....WAVE", "%PDF-1.7", ""])
      expect(fileProblem(head(other), 5_000)).toBe("not_picture");
    expect(fileProblem(PNG.subarray(0, 6), 6)).toBe("not_picture");
  });

  it("is limited to a size that browsers can handle", () => {
    expect(fileProblem(JPEG, 20_000_000)).toBeNull();
    expect(fileProblem(JPEG, 20_000_001)).toBe("too_large");
    expect(cropToStage({ width: 10_000, height: 5_001 })).toBe("too_large");
    expect(cropToStage({ width: 0, height: 0 })).toBe("broken");
  });

  it("is cropped to the stage's shape from its centre, and never enlarged", () => {
    expect(cropToStage({ width: 4_000, height: 3_000 })).toEqual({
      part: { x: 0, y: 375, width: 4_000, height: 2_250 },
      size: { width: 1_280, height: 720 },
    });
    expect(cropToStage({ width: 1_000, height: 180 })).toEqual({
      part: { x: 340, y: 0, width: 320, height: 180 },
      size: { width: 320, height: 180 },
    });
  });
});

it("covers any shape with the largest possible part of an image", () => {
  const side = () => fc.integer({ min: 1, max: 8_000 });
  fc.assert(
    fc.property(side(), side(), side(), side(), (width, height, wide, high) => {
      const part = coverPart({ width, height }, { width: wide, height: high });
      expect(part.width / part.height).toBeCloseTo(wide / high, 6);
      // Inside the image, and as wide or as high as it is.
      expect(part.x).toBeGreaterThanOrEqual(-1e-6);
      expect(part.y).toBeGreaterThanOrEqual(-1e-6);
      expect(Math.min(width - part.width, height - part.height)).toBeCloseTo(0, 6);
    }),
  );
});
