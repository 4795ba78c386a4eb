import { createCanvas } from "@napi-rs/canvas";
import { type Box, trace } from "../canvas/box";
import { registerFonts } from "../canvas/fonts";
import type { Pen } from "../canvas/pen";
import { drawText, layLine } from "../canvas/text";
import { setType, type Type, widthOf } from "../canvas/type";
import type { ClipLook } from "./clip-look";
import type { FrameLayout } from "./frame-layout";
import { paletteOf } from "./palette";
import { drawStrip, type Strip, type StripState } from "./strip";

const FRAME_RATE = 30;

/** Draws how much of the clip is left, second by second. */
export async function drawTimer(
  look: ClipLook,
  { timer, unit }: FrameLayout,
  frames: number,
): Promise<{ strip: Strip | null; texts: Box[] }> {
  if (!look.hasTimer) return { strip: null, texts: [] };
  registerFonts();
  const type: Type = { face: "var(--font-sans)", weight: 650, px: 0.46 * timer.height, tabular: true };
  const isFocus = look.template === "speaker_focus";
  const draw = (pen: Pen, seconds: number): Box => {
    const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    setType(pen, type);
    const half = timer.height / 2;
    pen.fillStyle = isFocus ? "rgba(10,10,12,0.62)" : "rgba(246,242,234,0.94)";
    pen.beginPath();
    trace(pen, timer, [half, half, half, half]);
    pen.fill();
    const line = layLine(pen, text, type, { width: timer.width, lineHeight: 1.2 });
    const x = timer.x + (timer.width - widthOf(pen, text)) / 2;
    const place = { x, y: timer.y + (timer.height - line.height) / 2, width: line.width };
    drawText(pen, line, place, isFocus ? "#ffffff" : "#17140f");
    return grown(timer, 2 * unit);
  };
  const states: StripState[] = [];
  for (let from = 0; from < frames; from += FRAME_RATE) {
    const seconds = Math.ceil((frames - from) / FRAME_RATE);
    states.push({ frames: Math.min(FRAME_RATE, frames - from), draw: (pen) => draw(pen, seconds) });
  }
  return { strip: await drawStrip(grown(timer, 2 * unit), states), texts: [timer] };
}

const FOLLOW: Record<string, string> = { en: "Follow", de: "Folgen", fr: "Suivre", es: "Seguir" };
/** How long people are asked to follow, in frames. */
const FOLLOW_FRAMES = 75;
const ENTRY_FRAMES = 7;

/** Draws what asks people to follow, at the end of a clip. */
export async function drawFollow(
  look: ClipLook,
  layout: FrameLayout,
  frames: number,
): Promise<{ strip: Strip | null; texts: Box[] }> {
  if (!look.hasFollow) return { strip: null, texts: [] };
  registerFonts();
  const { follow: room, unit } = layout;
  const palette = paletteOf(look);
  const measuring = createCanvas(8, 8).getContext("2d");
  const word = FOLLOW[look.language.split("-")[0] ?? "en"] ?? FOLLOW.en ?? "";
  const text = look.handle === "" ? word : `${word} ${look.handle.slice(0, 200)}`;
  const type: Type = { face: "var(--font-sans)", weight: 750, px: 44 * unit, tracking: -0.015 };
  const icon = 34 * unit;
  const [pad, gap] = [40 * unit, 18 * unit];
  const line = layLine(measuring, text, type, { width: room.width - 2 * pad - icon - gap, lineHeight: 1.2 });
  const width = line.width + icon + gap + 2 * pad;
  const height = 92 * unit;
  const box = { x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width, height };
  const around = grown(box, 30 * unit);
  const draw = (pen: Pen, share: number): Box => {
    pen.save();
    pen.globalAlpha = share;
    if (look.motion !== "calm") pen.translate(0, (1 - share) * 24 * unit);
    pen.fillStyle = palette.fill;
    pen.shadowColor = "rgba(0,0,0,0.28)";
    pen.shadowBlur = 22 * unit;
    pen.shadowOffsetY = 6 * unit;
    pen.beginPath();
    trace(pen, box, [height / 2, height / 2, height / 2, height / 2]);
    pen.fill();
    pen.shadowColor = "transparent";
    drawPlus(pen, { x: box.x + pad, y: box.y + (height - icon) / 2, size: icon }, palette.onFill);
    const at = { x: box.x + pad + icon + gap, y: box.y + (height - line.height) / 2, width: line.width };
    drawText(pen, line, at, palette.onFill);
    pen.restore();
    return around;
  };
  const from = Math.max(0, frames - FOLLOW_FRAMES);
  const states: StripState[] = from > 0 ? [{ frames: from, draw: null }] : [];
  const entry = Math.min(ENTRY_FRAMES, frames - from);
  for (let at = 1; at <= entry; at += 1) {
    const share = 1 - (1 - at / (entry + 1)) ** 3;
    states.push({ frames: 1, draw: (pen) => draw(pen, share) });
  }
  states.push({ frames: frames - from - entry, draw: (pen) => draw(pen, 1) });
  return { strip: await drawStrip(around, states), texts: [box] };
}

function drawPlus(pen: Pen, { x, y, size }: { x: number; y: number; size: number }, color: string): void {
  pen.strokeStyle = color;
  pen.lineWidth = size * 0.17;
  pen.lineCap = "round";
  pen.beginPath();
  pen.moveTo(x + size / 2, y + size * 0.08);
  pen.lineTo(x + size / 2, y + size * 0.92);
  pen.moveTo(x + size * 0.08, y + size / 2);
  pen.lineTo(x + size * 0.92, y + size / 2);
  pen.stroke();
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: Math.max(0, x - by),
  y: Math.max(0, y - by),
  width: width + 2 * by,
  height: height + 2 * by,
});
