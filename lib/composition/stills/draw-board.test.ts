import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { elementOf } from "@/lib/live/whiteboard/element-of";
import { drawBoardPicture } from "./draw-board";

const at = (index: number) => ({ id: `element-${index}`, index: `a${index}`, seed: 5, versionNonce: 1 });
const WHITE = "255,255,255";

async function pixels(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = 3 * (Math.round(y * info.height) * info.width + Math.round(x * info.width));
    return [...data.subarray(from, from + 3)].join();
  };
  /** Share of pixels that aren't white, within fractions of the picture. */
  const inked = (left: number, top: number, right: number, bottom: number) => {
    let [ink, all] = [0, 0];
    for (let y = top; y < bottom; y += 1 / info.height)
      for (let x = left; x < right; x += 1 / info.width) {
        ink += Number(at(Math.min(x, 0.999), Math.min(y, 0.999)) !== WHITE);
        all += 1;
      }
    return ink / all;
  };
  return { ...info, at, inked };
}

describe("a whiteboard's picture", () => {
  it("has each kind of element at its place on the sheet, the last one on top", async () => {
    const box = (x: number, fill: string, index: number) =>
      elementOf({ type: "rectangle", x, y: 100, width: 300, height: 300, color: fill, fill }, at(index));
    const words = elementOf(
      { type: "text", x: 800, y: 100, text: "Launch\nday", size: 80, color: "#1e1e1e" },
      at(3),
    );
    const arrow = elementOf({ type: "arrow", x: 100, y: 700, points: "0,0 1400,0", color: "#1e1e1e" }, at(4));
    const shown = await pixels(
      await drawBoardPicture([arrow, box(250, "#1971c2", 2), words, box(100, "#e03131", 1)], 800),
    );
    expect([shown.width, shown.height]).toEqual([800, 450]);
    expect(shown.at(150 / 1600, 250 / 900)).toBe("224,49,49");
    expect(shown.at(330 / 1600, 250 / 900)).toBe("25,113,194");
    expect(shown.at(0.5, 0.6)).toBe(WHITE);
    expect(shown.inked(0.5, 0.1, 0.75, 0.35)).toBeGreaterThan(0.05);
    // The arrow is thin, except at its head.
    expect(shown.inked(0.1, 0.72, 0.8, 0.83)).toBeGreaterThan(0.005);
    expect(shown.inked(0.92, 0.72, 0.94, 0.83)).toBeGreaterThan(shown.inked(0.5, 0.72, 0.52, 0.83));
  });

  it("grows with what is drawn beyond the sheet", async () => {
    const far = elementOf(
      { type: "ellipse", x: 3_000, y: 0, width: 100, height: 100, color: "#000000", fill: "#000000" },
      at(1),
    );
    const shown = await pixels(await drawBoardPicture([far], 314));
    expect(shown.height).toBe(Math.round((314 * 940) / 3_140));
    expect(shown.at(3_050 / 3_140, 90 / 940)).toBe("0,0,0");
  });
});
