import { createCanvas } from "@napi-rs/canvas";
import { type Box, trace } from "../canvas/box";
import { registerFonts } from "../canvas/fonts";
import type { Pen } from "../canvas/pen";
import { drawText, layText, type TextBlock } from "../canvas/text";
import type { Type } from "../canvas/type";
import type { ClipLook } from "./clip-look";
import type { FrameLayout } from "./frame-layout";
import { paletteOf } from "./palette";
import { drawStrip, type Strip, type StripState } from "./strip";

/** How long a title lies over a picture, in frames. */
const TITLE_FRAMES = 105;
const LEAVES_FRAMES = 6;
/** How many frames it takes to come in. */
const ENTRY_FRAMES = { calm: 8, standard: 10, energetic: 7 } as const;
const SMALLEST = 0.6;

/** Draws a clip's title: a card over the picture that leaves, or a headline that stays. */
export async function drawTitle(
  look: ClipLook,
  layout: FrameLayout,
  frames: number,
): Promise<{ strip: Strip | null; texts: Box[] }> {
  registerFonts();
  if (look.title.trim() === "") return { strip: null, texts: [] };
  const drawn = look.template === "speaker_focus" ? card(look, layout) : headline(look, layout);
  const entry = ENTRY_FRAMES[look.motion];
  const stays = look.template === "speaker_focus" ? Math.min(frames, TITLE_FRAMES) : frames;
  const states: StripState[] = [];
  for (let at = 0; at < Math.min(entry, stays); at += 1)
    states.push({ frames: 1, draw: (pen) => drawn.draw(pen, eased((at + 1) / (entry + 1))) });
  const leaves = stays < frames ? LEAVES_FRAMES : 0;
  states.push({ frames: stays - entry - leaves, draw: (pen) => drawn.draw(pen, 1) });
  for (let at = 1; at <= leaves; at += 1)
    states.push({ frames: 1, draw: (pen) => drawn.draw(pen, 1 - at / (leaves + 1), true) });
  if (frames > stays) states.push({ frames: frames - stays, draw: null });
  return { strip: await drawStrip(drawn.around, states), texts: [drawn.box] };
}

const eased = (share: number): number => 1 - (1 - share) ** 3;

interface DrawnTitle {
  box: Box;
  around: Box;
  /** `share`: how far it has come in, from 0 to 1. */
  draw: (pen: Pen, share: number, leaves?: boolean) => Box;
}

/** A white card, as large as its text. */
function card(look: ClipLook, { title, unit }: FrameLayout): DrawnTitle {
  const palette = paletteOf(look);
  const [padX, padY] = [38 * unit, 26 * unit];
  const px = { vertical: 66, square: 56, horizontal: 58 }[look.orientation] * unit;
  const type: Type = { face: "var(--font-space-grotesk)", weight: 700, tracking: -0.03, px };
  const room = { width: title.width - 2 * padX, height: title.height - 2 * padY };
  const text = fitting(look.title, type, room, 1.12);
  const [width, height] = [text.width + 2 * padX, text.height + 2 * padY];
  const x = look.orientation === "horizontal" ? title.x : title.x + (title.width - width) / 2;
  const box = { x, y: title.y, width, height };
  const corner = 22 * unit;
  const draw = (pen: Pen, share: number, leaves = false): Box => {
    pen.save();
    pen.globalAlpha = share;
    if (look.motion !== "calm" && !leaves) pen.translate(0, (1 - share) * 26 * unit);
    pen.fillStyle = "#ffffff";
    pen.shadowColor = "rgba(0,0,0,0.28)";
    pen.shadowBlur = 22 * unit;
    pen.shadowOffsetY = 6 * unit;
    pen.beginPath();
    trace(pen, box, [corner, corner, corner, corner]);
    pen.fill();
    pen.shadowColor = "transparent";
    pen.fillStyle = palette.fill;
    pen.beginPath();
    const line = 10 * unit;
    const bar = 84 * unit;
    const align = look.orientation === "horizontal" ? "left" : "center";
    const left = align === "left" ? box.x + padX : box.x + (box.width - bar) / 2;
    const round = line / 2;
    trace(pen, { x: left, y: box.y - round, width: bar, height: line }, [round, round, round, round]);
    pen.fill();
    drawText(pen, text, { x: box.x + padX, y: box.y + padY, width: text.width }, "#0d0d0f", align);
    pen.restore();
    return around;
  };
  const around = grown(box, 40 * unit);
  return { box, around, draw };
}

/** A serif headline whose lines rise one after another. */
function headline(look: ClipLook, { title, unit }: FrameLayout): DrawnTitle {
  const palette = paletteOf(look);
  const px = { vertical: 92, square: 58, horizontal: 76 }[look.orientation] * unit;
  const type: Type = { face: "var(--font-newsreader-stage)", weight: 560, tracking: -0.022, px };
  const text = fitting(look.title, type, title, 1.03);
  const top = look.orientation === "horizontal" ? title.y : title.y + title.height - text.height;
  const box = { x: title.x, y: top, width: text.width, height: text.height };
  const around = grown(box, 30 * unit);
  const draw = (pen: Pen, share: number): Box => {
    for (const [index, line] of text.lines.entries()) {
      const delay = look.motion === "calm" ? 0 : (0.5 * index) / text.lines.length;
      const own = Math.min(1, Math.max(0, (share - delay) / (1 - delay)));
      pen.save();
      pen.globalAlpha = own;
      if (look.motion !== "calm") pen.translate(0, (1 - own) * 24 * unit);
      const place = { x: box.x, y: box.y + index * text.lineHeight, width: box.width };
      drawText(pen, { ...text, lines: [line] }, place, palette.ink);
      pen.restore();
    }
    return around;
  };
  return { box, around, draw };
}

/** Sets text smaller until it fits, and then cuts it off. */
function fitting(
  text: string,
  type: Type,
  room: { width: number; height: number },
  lineHeight: number,
): TextBlock {
  const pen = createCanvas(8, 8).getContext("2d");
  // No title has as many letters; breaking takes their number.
  const said = text.slice(0, 400);
  for (let px = type.px; ; px *= 0.94) {
    const set = { ...type, px };
    const maxLines = Math.max(1, Math.floor(room.height / (px * lineHeight)));
    const block = layText(pen, said, set, { width: room.width, lineHeight, balanced: true });
    if (block.lines.length <= maxLines) return block;
    if (px * 0.94 < type.px * SMALLEST)
      return layText(pen, said, set, { width: room.width, lineHeight, maxLines });
  }
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: Math.max(0, x - by),
  y: Math.max(0, y - by),
  width: width + 2 * by,
  height: height + 2 * by,
});
