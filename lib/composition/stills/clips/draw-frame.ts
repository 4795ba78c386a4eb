import { createCanvas } from "@napi-rs/canvas";
import { type Box, trace } from "../canvas/box";
import { registerFonts } from "../canvas/fonts";
import { drawContained, type Picture, pictureOf } from "../canvas/images";
import type { Pen } from "../canvas/pen";
import { pngOf } from "../canvas/png";
import { drawText, layLine } from "../canvas/text";
import type { Type } from "../canvas/type";
import type { ClipLook } from "./clip-look";
import type { FrameLayout } from "./frame-layout";
import { type Palette, paletteOf } from "./palette";
import { drawStrip, type Strip } from "./strip";

interface Drawing {
  pen: Pen;
  look: ClipLook;
  layout: FrameLayout;
  palette: Palette;
  texts: Box[];
}

/**
 * Draws what stands still in a clip, above its picture: a ground with a hole for it or the shade that makes text over it readable, and
 * what is written.
 * @param logo an image file
 * @returns where text and the logo are
 */
export async function drawFrame(
  look: ClipLook,
  layout: FrameLayout,
  logo: Uint8Array | null,
): Promise<{ png: Buffer; texts: Box[] }> {
  registerFonts();
  const { width, height } = layout;
  const pen = createCanvas(width, height).getContext("2d");
  const drawing = { pen, look, layout, palette: paletteOf(look), texts: [] };
  if (look.template === "speaker_focus") drawShades(drawing);
  else drawPaper(drawing);
  const picture = await pictureOf(logo);
  drawKicker(drawing, picture);
  return { png: await pngOf(pen, width, height), texts: drawing.texts };
}

/** Draws the speaker's name over a picture, while they're seen; in a picture without a frame, while no one else is. */
export async function drawName(
  look: ClipLook,
  layout: FrameLayout,
  shots: readonly { frames: number; isSplit: boolean; isOther: boolean }[],
): Promise<{ strip: Strip | null; texts: Box[] }> {
  if (look.speaker === "") return { strip: null, texts: [] };
  registerFonts();
  const texts: Box[] = [];
  const draw = (pen: Pen): Box => {
    drawSpeaker({ pen, look, layout, palette: paletteOf(look), texts });
    return layout.speaker;
  };
  const isFocus = look.template === "speaker_focus";
  const states = shots.map(({ frames, isSplit, isOther }) => ({
    ...{ frames, draw: isOther || (isSplit && isFocus) ? null : draw },
  }));
  return { strip: await drawStrip(layout.speaker, states), texts };
}

function drawShades({ pen, look, layout: { width, height, captions } }: Drawing): void {
  const from = captions.y - 0.1 * height;
  const below = pen.createLinearGradient(0, from, 0, height);
  below.addColorStop(0, "rgba(0,0,0,0)");
  below.addColorStop(0.45, "rgba(0,0,0,0.46)");
  below.addColorStop(1, "rgba(0,0,0,0.66)");
  pen.fillStyle = below;
  pen.fillRect(0, from, width, height - from);
  if (look.kicker === "" && look.title === "" && !look.hasTimer) return;
  const to = 0.3 * height;
  const above = pen.createLinearGradient(0, 0, 0, to);
  above.addColorStop(0, "rgba(0,0,0,0.5)");
  above.addColorStop(1, "rgba(0,0,0,0)");
  pen.fillStyle = above;
  pen.fillRect(0, 0, width, to);
}

function drawPaper({ pen, layout, palette }: Drawing): void {
  const { width, height, picture, radius, unit } = layout;
  pen.fillStyle = palette.ground;
  pen.beginPath();
  pen.rect(0, 0, width, height);
  trace(pen, picture, [radius, radius, radius, radius]);
  pen.fill("evenodd");
  // A picture that is as light as the paper would have no edge.
  pen.strokeStyle = "rgba(23,20,15,0.14)";
  pen.lineWidth = 2 * unit;
  pen.beginPath();
  trace(pen, picture, [radius, radius, radius, radius]);
  pen.stroke();
}

function drawKicker({ pen, look, layout, palette, texts }: Drawing, logo: Picture | null): void {
  const { kicker, unit, logo: place } = layout;
  const isFocus = look.template === "speaker_focus";
  let { x } = kicker;
  if (logo) {
    texts.push(drawContained(pen, logo, place, false));
    if (isFocus) x = place.x + place.width + 22 * unit;
  } else if (!isFocus && look.handle !== "" && look.orientation !== "horizontal") {
    const line = layLine(pen, brief(look.handle), sans(26 * unit, 500), {
      width: place.width + 80 * unit,
      lineHeight: 1.3,
    });
    const at = {
      x: place.x + place.width - line.width,
      y: kicker.y + (kicker.height - line.height) / 2,
      width: line.width,
    };
    drawText(pen, line, at, palette.soft);
    texts.push({ ...at, height: line.height });
  }
  if (look.kicker === "") return;
  const bar = 44 * unit;
  const type: Type = { ...sans((isFocus ? 30 : 26) * unit, 700), tracking: 0.11 };
  const room = kicker.x + kicker.width - x - bar - 16 * unit;
  const text = layLine(pen, brief(look.kicker).toLocaleUpperCase(look.language), type, {
    width: room,
    lineHeight: 1.3,
  });
  const middle = kicker.y + kicker.height / 2;
  pen.fillStyle = isFocus ? palette.fill : palette.accent;
  pen.fillRect(x, middle - 3 * unit, bar, 6 * unit);
  const at = { x: x + bar + 16 * unit, y: middle - text.height / 2, width: text.width };
  drawText(pen, text, at, isFocus ? "#ffffff" : palette.ink);
  texts.push({ ...at, height: text.height });
}

function drawSpeaker({ pen, look, layout, palette, texts }: Drawing): void {
  if (look.speaker === "") return;
  const { speaker: room, unit } = layout;
  const isFocus = look.template === "speaker_focus";
  const type = sans((isFocus ? 34 : 28) * unit, 600);
  const handle = isFocus ? brief(look.handle) : "";
  const soft = sans(30 * unit, 500);
  const after =
    handle === "" ? null : layLine(pen, handle, soft, { width: room.width * 0.42, lineHeight: 1.3 });
  const gap = after ? 18 * unit : 0;
  const width = room.width - (after ? after.width + gap : 0) - 48 * unit;
  const name = layLine(pen, brief(look.speaker), type, { width, lineHeight: 1.3 });
  const middle = room.y + room.height / 2;
  const whole = name.width + gap + (after?.width ?? 0);
  if (isFocus) {
    const x = room.x + (room.width - whole) / 2;
    drawText(pen, name, { x, y: middle - name.height / 2, width: name.width }, "#ffffff");
    if (after)
      drawText(
        pen,
        after,
        { x: x + name.width + gap, y: middle - after.height / 2, width: after.width },
        "rgba(255,255,255,0.74)",
      );
    texts.push({ x, y: middle - name.height / 2, width: whole, height: name.height });
    return;
  }
  const pad = 20 * unit;
  const box = { x: room.x, y: room.y, width: name.width + 2 * pad, height: room.height };
  const corner = 14 * unit;
  pen.fillStyle = palette.ground;
  pen.beginPath();
  trace(pen, box, [corner, corner, corner, corner]);
  pen.fill();
  drawText(pen, name, { x: box.x + pad, y: middle - name.height / 2, width: name.width }, palette.ink);
  texts.push(box);
}

const sans = (px: number, weight: number): Type => ({
  face: "var(--font-sans)",
  weight,
  px,
  tracking: -0.01,
});

/** No line has room for more. */
const brief = (text: string): string => text.slice(0, 200);
