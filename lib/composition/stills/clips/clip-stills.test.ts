import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import type { Box } from "../canvas/box";
import { registerFonts } from "../canvas/fonts";
import { captionStyle, captionType } from "./caption-style";
import {
  CAPTION_PRESETS,
  CAPTION_SIZES,
  CLIP_ORIENTATIONS,
  CLIP_TEMPLATES,
  type ClipLook,
} from "./clip-look";
import { drawFollow, drawTimer } from "./draw-badges";
import { drawCaptions } from "./draw-captions";
import { drawFrame, drawName } from "./draw-frame";
import { drawTitle } from "./draw-title";
import { frameLayout } from "./frame-layout";
import { layCaptions } from "./lay-captions";
import { paletteOf } from "./palette";

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

registerFonts();
const pen = createCanvas(8, 8).getContext("2d");

const look: ClipLook = {
  ...{ template: "speaker_focus", orientation: "vertical", caption: { preset: "pill", size: "lg" } },
  ...{ motion: "energetic", highlight: "#ffd60a", kicker: "", title: "", speaker: "", handle: "" },
  ...{ hasTimer: true, hasFollow: true, language: "de" },
};

function lay(words: string[], given: ClipLook = look) {
  const layout = frameLayout(given, 720);
  const style = captionStyle(given);
  const room = { box: layout.captions, align: "bottom", side: "center" } as const;
  return {
    ...layCaptions(pen, words, { style, type: captionType(given, layout.unit) }, room),
    room: layout.captions,
  };
}

/** What people write, and what breaks programs that read text as something else. */
const HARD = [
  "{\\b1}%{n}:'\";,[a]\\N<b>",
  "W".repeat(10_000),
  "🎉👩‍👩‍👧",
  "مرحبا",
  "日本語の字幕",
  "Straßenbahnhaltestellenverzeichnis",
  "a\nb",
];

/** As high as its room, which a wide one isn't. */
const LOGO = createCanvas(400, 400).toBuffer("image/png");
const SHOTS = [{ frames: 30, isSplit: false, isOther: false }];

describe("text in clips", () => {
  it("stays in its room, whatever it says and however it looks", async () => {
    for (const template of CLIP_TEMPLATES)
      for (const orientation of CLIP_ORIENTATIONS)
        for (const hard of HARD) {
          const given = {
            ...look,
            template,
            orientation,
            kicker: hard,
            title: hard,
            speaker: hard,
            handle: hard,
          };
          const layout = frameLayout(given, 360);
          const phrases = [
            {
              from: 0,
              to: 20,
              words: [
                { text: hard, from: 0 },
                { text: hard, from: 9 },
              ],
            },
          ];
          const drawn = [
            await drawFrame(given, layout, null),
            await drawFrame(given, layout, LOGO),
            await drawName(given, layout, SHOTS),
            await drawCaptions(phrases, given, layout, 30),
            await drawTitle(given, layout, 30),
            await drawTimer(given, layout, 30),
            await drawFollow(given, layout, 30),
          ];
          const { safe } = layout;
          for (const { x, y, width, height } of drawn.flatMap(({ texts }) => texts)) {
            const where = `${template} ${orientation} ${hard.slice(0, 20)}`;
            expect(x, where).toBeGreaterThanOrEqual(safe.x - 1);
            expect(y, where).toBeGreaterThanOrEqual(safe.y - 1);
            expect(x + width, where).toBeLessThanOrEqual(safe.x + safe.width + 1);
            expect(y + height, where).toBeLessThanOrEqual(safe.y + safe.height + 1);
          }
        }
  });

  it("leaves the logo free, and the logo has a place in every look", async () => {
    for (const template of CLIP_TEMPLATES)
      for (const orientation of CLIP_ORIENTATIONS) {
        const long = "W".repeat(200);
        const given = { ...look, template, orientation, kicker: long, title: long, speaker: long };
        const layout = frameLayout(given, 360);
        const without = (await drawFrame(given, layout, null)).texts.length;
        const { texts } = await drawFrame(given, layout, LOGO);
        expect(texts).toHaveLength(without + 1);
        const [logo] = texts;
        const others = [
          ...texts.slice(1),
          ...(await drawName(given, layout, SHOTS)).texts,
          ...(await drawTitle(given, layout, 30)).texts,
          ...(await drawTimer(given, layout, 30)).texts,
        ];
        expect(others.length).toBeGreaterThanOrEqual(4);
        for (const text of others)
          expect(logo && overlap(logo, text), `${template} ${orientation}`).toBe(false);
      }
  });

  it("leaves more of the picture free without a speaker's name below it", () => {
    for (const orientation of CLIP_ORIENTATIONS) {
      const named = frameLayout({ ...look, orientation, speaker: "Ana Ruiz" }, 1_080);
      const { captions, safe } = frameLayout({ ...look, orientation }, 1_080);
      expect(captions.y).toBeGreaterThan(named.captions.y + 60);
      expect(captions.y + captions.height).toBeLessThanOrEqual(safe.y + safe.height);
      expect(named.captions.y + named.captions.height).toBeLessThan(named.speaker.y);
    }
  });

  it("is laid out once: no two words of a phrase cover each other", () => {
    for (const preset of CAPTION_PRESETS)
      for (const size of CAPTION_SIZES) {
        const { words } = lay("It turns out that nobody noticed".split(" "), {
          ...look,
          caption: { preset, size },
        });
        expect(new Set(words.map(({ top }) => top)).size).toBeLessThanOrEqual(2);
        for (const [index, word] of words.entries()) {
          const before = words[index - 1];
          if (before?.top === word.top) expect(word.x).toBeGreaterThan(before.x + before.width);
        }
      }
  });

  it("runs from right to left in scripts that do", () => {
    const { words } = lay(["שלום", "עולם"]);
    expect(words.map(({ text }) => text)).toEqual(["שלום", "עולם"]);
    expect(words[0]?.x).toBeGreaterThan((words[1]?.x ?? 0) + (words[1]?.width ?? 0));
  });

  it("is readable in any highlight", () => {
    expect(paletteOf({ template: "editorial_motion", highlight: "#ffff00" }).accent).not.toBe("#ffff00");
    expect(paletteOf({ template: "speaker_focus", highlight: "#ffff00" }).accent).toBe("#ffff00");
    expect(paletteOf({ template: "speaker_focus", highlight: "#000080" }).accent).not.toBe("#000080");
    expect(paletteOf({ template: "speaker_focus", highlight: "#000080" }).onFill).toBe("#ffffff");
  });
});
