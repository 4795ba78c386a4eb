import { createCanvas } from "@napi-rs/canvas";
import { type Box, trace } from "../canvas/box";
import { registerFonts } from "../canvas/fonts";
import type { Pen } from "../canvas/pen";
import { setType } from "../canvas/type";
import { captionStyle, captionType } from "./caption-style";
import type { ClipLook, ClipPhrase } from "./clip-look";
import type { FrameLayout } from "./frame-layout";
import { type CaptionRoom, type LaidPhrase, type LaidWord, layCaptions } from "./lay-captions";
import { type Palette, paletteOf } from "./palette";
import { drawStrip, type Strip, type StripState } from "./strip";

interface DrawnCaptions {
  strip: Strip | null;
  /** Where text is, in pixels of the clip. */
  texts: Box[];
}

/**
 * Draws a clip's captions: each phrase stays where it is while its words light up.
 * @param isSplit whether two pictures are one above the other then: captions are between their faces
 */
export async function drawCaptions(
  phrases: readonly ClipPhrase[],
  look: ClipLook,
  layout: FrameLayout,
  frames: number,
  isSplit: (frame: number) => boolean = () => false,
): Promise<DrawnCaptions> {
  registerFonts();
  const pen = createCanvas(8, 8).getContext("2d");
  const style = captionStyle(look);
  const type = captionType(look, layout.unit);
  const isFocus = look.template === "speaker_focus";
  const room: CaptionRoom = {
    box: layout.captions,
    align: isFocus ? "bottom" : "top",
    side: isFocus ? "center" : "left",
  };
  const { captions } = layout;
  const seam: CaptionRoom = {
    ...{ ...room, align: "middle" },
    box: { ...captions, y: (layout.height - captions.height) / 2 },
  };
  const palette = paletteOf(look);
  const texts: Box[] = [];
  const rooms = new Set([room]);
  const states: StripState[] = [];
  let at = 0;
  for (const phrase of phrases) {
    const words = phrase.words.map(({ text }) => text);
    const own = isFocus && isSplit(phrase.from) ? seam : room;
    rooms.add(own);
    const laid = layCaptions(pen, words, { style, type }, own);
    texts.push(laid.box);
    if (phrase.from > at) states.push({ frames: phrase.from - at, draw: null });
    states.push(...statesOf(phrase, { laid, look, palette, outline: style.outline }));
    at = Math.max(at, phrase.to);
  }
  if (frames > at) states.push({ frames: frames - at, draw: null });
  // Room for outlines, pills, and what rises into place.
  const strip = await drawStrip(
    within(grown(around([...rooms].map(({ box }) => box)), type.px * 0.55), layout),
    states,
  );
  return { strip, texts };
}

interface Drawing {
  laid: LaidPhrase;
  look: ClipLook;
  palette: Palette;
  outline: number;
}

/** How a phrase comes in, frame by frame: how opaque it is, and how far below its place in em. */
const ENTRIES = {
  calm: [0.5],
  standard: [
    [0.35, 0.16],
    [0.75, 0.06],
  ],
  energetic: [],
} as const;
/** How much larger a word is in the first frames in which it's lit. */
const POPS = { calm: [], standard: [], energetic: [1.14, 1.07] } as const;

function statesOf(phrase: ClipPhrase, drawing: Drawing): StripState[] {
  const { motion } = drawing.look;
  const states: StripState[] = [];
  let at = phrase.from;
  for (const entry of ENTRIES[motion]) {
    const [alpha, rise] = typeof entry === "number" ? [entry, 0] : entry;
    if (at >= phrase.to - 1) break;
    const lit = litAt(phrase, at);
    states.push({ frames: 1, draw: (pen) => drawPhrase(pen, drawing, { lit, alpha, rise, pop: 1 }) });
    at += 1;
  }
  for (const [index, word] of phrase.words.entries()) {
    const until = Math.min(phrase.to, phrase.words[index + 1]?.from ?? phrase.to);
    let from = Math.max(at, word.from);
    for (const pop of POPS[motion]) {
      if (from >= until - 1) break;
      states.push({
        frames: 1,
        draw: (pen) => drawPhrase(pen, drawing, { lit: index, alpha: 1, rise: 0, pop }),
      });
      from += 1;
    }
    if (until > from)
      states.push({
        frames: until - from,
        draw: (pen) => drawPhrase(pen, drawing, { lit: index, alpha: 1, rise: 0, pop: 1 }),
      });
    at = Math.max(at, until);
  }
  return states;
}

const litAt = ({ words }: ClipPhrase, frame: number): number =>
  Math.max(
    0,
    words.findLastIndex(({ from }) => from <= frame),
  );

interface Moment {
  lit: number;
  alpha: number;
  /** In em. */
  rise: number;
  pop: number;
}

function drawPhrase(pen: Pen, drawing: Drawing, moment: Moment): Box {
  const { laid, look, palette } = drawing;
  const { px } = laid.type;
  const isFocus = look.template === "speaker_focus";
  const { preset } = look.caption;
  pen.save();
  pen.globalAlpha = moment.alpha;
  pen.translate(0, moment.rise * px);
  if (preset === "block") drawBlock(pen, laid, isFocus ? "rgba(10,10,12,0.84)" : "#17140f");
  setType(pen, laid.type);
  for (const [index, word] of laid.words.entries()) {
    const isLit = index === moment.lit;
    if (isLit) drawMark(pen, word, drawing, moment.pop);
    pen.save();
    if (isLit && moment.pop !== 1) enlarge(pen, word, moment.pop);
    if (preset === "minimal" && index > moment.lit) pen.globalAlpha = moment.alpha * (isFocus ? 0.55 : 0.34);
    outlined(pen, word, isLit && preset === "pill" ? 0 : drawing.outline * px);
    pen.fillStyle = inkOf(preset, isLit, { palette, isFocus });
    pen.fillText(word.text, word.x, word.y);
    pen.restore();
  }
  pen.restore();
  return grown(laid.box, px * 0.55);
}

function inkOf(
  preset: ClipLook["caption"]["preset"],
  isLit: boolean,
  { palette, isFocus }: { palette: Palette; isFocus: boolean },
): string {
  if (preset === "block") return isLit ? readableOnBlock(palette, isFocus) : "#ffffff";
  if (!isLit || preset === "minimal" || preset === "underline") return isFocus ? "#ffffff" : palette.ink;
  return preset === "pill" ? palette.onFill : preset === "bracket" && !isFocus ? palette.ink : palette.accent;
}

/** The block is as dark as the ground of a picture. */
const readableOnBlock = ({ fill, accent }: Palette, isFocus: boolean): string =>
  isFocus ? accent : paletteOf({ template: "speaker_focus", highlight: fill }).accent;

function enlarge(pen: Pen, { x, y, width, height }: LaidWord, scale: number): void {
  const [middle, center] = [x + width / 2, y - height * 0.28];
  pen.translate(middle, center);
  pen.scale(scale, scale);
  pen.translate(-middle, -center);
}

/** A soft shadow and a dark line keep letters readable over any picture. */
function outlined(pen: Pen, { text, x, y }: LaidWord, px: number): void {
  if (px <= 0) return;
  pen.save();
  pen.lineJoin = "round";
  pen.lineWidth = px;
  pen.strokeStyle = "rgba(8,8,10,0.92)";
  pen.shadowColor = "rgba(0,0,0,0.45)";
  pen.shadowBlur = px * 1.4;
  pen.shadowOffsetY = px * 0.35;
  pen.strokeText(text, x, y);
  pen.restore();
}

function drawBlock(pen: Pen, laid: LaidPhrase, color: string): void {
  const { px } = laid.type;
  const rows = Map.groupBy(laid.words, ({ top }) => top);
  pen.fillStyle = color;
  pen.beginPath();
  for (const [top, words] of rows) {
    const left = Math.min(...words.map(({ x }) => x)) - 0.34 * px;
    const right = Math.max(...words.map(({ x, width }) => x + width)) + 0.34 * px;
    const height = (words[0]?.height ?? 0) + 1;
    trace(pen, { x: left, y: top, width: right - left, height }, [
      0.18 * px,
      0.18 * px,
      0.18 * px,
      0.18 * px,
    ]);
  }
  pen.fill();
}

/** What marks the word that is said: a pill, a line, or brackets. */
function drawMark(pen: Pen, word: LaidWord, { laid, look, palette }: Drawing, pop: number): void {
  const { px } = laid.type;
  const { x, y, width } = word;
  pen.save();
  if (pop !== 1) enlarge(pen, word, pop);
  switch (look.caption.preset) {
    case "pill": {
      const [padX, up, down] = [0.2 * px, 0.86 * px, 0.3 * px];
      const corner = 0.24 * px;
      pen.fillStyle = palette.fill;
      pen.beginPath();
      trace(pen, { x: x - padX, y: y - up, width: width + 2 * padX, height: up + down }, [
        corner,
        corner,
        corner,
        corner,
      ]);
      pen.fill();
      break;
    }
    case "underline": {
      const high = 0.13 * px;
      pen.fillStyle = palette.accent;
      pen.beginPath();
      trace(pen, { x, y: y + 0.14 * px, width, height: high }, [high / 2, high / 2, high / 2, high / 2]);
      pen.fill();
      break;
    }
    case "bracket": {
      const [up, down, foot, off] = [0.84 * px, 0.22 * px, 0.12 * px, 0.13 * px];
      pen.strokeStyle = palette.accent;
      pen.lineWidth = 0.085 * px;
      pen.beginPath();
      for (const [edge, into] of [
        [x - off, foot],
        [x + width + off, -foot],
      ] as const) {
        pen.moveTo(edge + into, y - up);
        pen.lineTo(edge, y - up);
        pen.lineTo(edge, y + down);
        pen.lineTo(edge + into, y + down);
      }
      pen.stroke();
      break;
    }
    default:
  }
  pen.restore();
}

function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  ...{ x: x - by, y: y - by },
  ...{ width: width + 2 * by, height: height + 2 * by },
});

/** Cut off at the edges of the clip. */
function within({ x, y, width, height }: Box, frame: { width: number; height: number }): Box {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return {
    ...{ x: left, y: top },
    ...{ width: Math.min(frame.width, x + width) - left, height: Math.min(frame.height, y + height) - top },
  };
}
