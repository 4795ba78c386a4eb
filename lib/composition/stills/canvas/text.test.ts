import { createCanvas } from "@napi-rs/canvas";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breakable, collapsed, graphemesOf } from "./break-text";
import { registerFonts } from "./fonts";
import { layLine, layText } from "./text";
import { setType, type Type, widthOf } from "./type";

registerFonts();
const pen = createCanvas(8, 8).getContext("2d");
const type: Type = { face: "var(--font-sans)", weight: 400, px: 20 };

const words = () =>
  fc
    .array(
      fc.oneof(
        fc.string({ unit: "grapheme" }),
        fc.constantFrom("Größe", "l’été", "¿cómo?", "日本語", "x-y", " "),
      ),
    )
    .map((parts) => parts.join(" "));
const bare = (text: string) => text.replace(/ /g, "");

describe("text in lines", () => {
  it("loses nothing, and no line is too wide unless it is a single character", () => {
    fc.assert(
      fc.property(words(), fc.integer({ min: 20, max: 400 }), (text, width) => {
        const { lines } = layText(pen, text, type, { width, lineHeight: 1.5 });
        expect(bare(lines.join(""))).toBe(bare(collapsed(text)));
        setType(pen, type);
        for (const line of lines)
          if (graphemesOf(line).length > 1) expect(widthOf(pen, line)).toBeLessThanOrEqual(width + 0.05);
      }),
      { numRuns: 60 },
    );
  });

  it("is cut off with an ellipsis, and balanced lines are as many and no longer", () => {
    const text = "Three quarters of the bill came from idle machines that nobody owned";
    const room = { width: 200, lineHeight: 1.5 };
    const whole = layText(pen, text, type, room);
    const cut = layText(pen, text, type, { ...room, maxLines: 2 });
    expect(cut.lines).toHaveLength(2);
    expect(cut.lines[1]).toMatch(/…$/);
    const even = layText(pen, text, type, { ...room, balanced: true });
    expect(even.lines).toHaveLength(whole.lines.length);
    expect(even.width).toBeLessThanOrEqual(whole.width);
    const line = layLine(pen, text, type, room);
    expect(line.lines).toHaveLength(1);
    expect(line.width).toBeLessThanOrEqual(200.05);
  });

  it("breaks after hyphens and between ideographs, but not before punctuation", () => {
    expect(breakable("up-to-date (see below)")).toEqual(["up-", "to-", "date ", "(see ", "below)"]);
    expect(breakable("日本語。はい")).toEqual(["日", "本", "語。", "は", "い"]);
    expect(breakable("10-12 Uhr")).toEqual(["10-12 ", "Uhr"]);
    expect(breakable("สวัสดีครับ").length).toBeGreaterThan(1);
  });
});
