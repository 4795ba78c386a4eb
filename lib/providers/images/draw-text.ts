import { join } from "node:path";
import type { OverlayOptions } from "sharp";
import type { CardFont, CardText, FittedText } from "./draw-card-port";

const FILES: Record<CardFont, string> = {
  "Newsreader SemiBold": "newsreader-semibold.ttf",
  "Space Grotesk Bold": "space-grotesk-bold.ttf",
  Bungee: "bungee.ttf",
  "Geist SemiBold": "geist-semibold.ttf",
};
const STEP = 0.88;
const MAX_LETTERS = 300;
const RIGHT_TO_LEFT =
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Draws a text at its place. */
export async function layOut(box: CardText): Promise<OverlayOptions> {
  const { data, info } = await fitted(box);
  const height = Math.min(info.height, box.height);
  const width = Math.min(info.width, box.width);
  const isWithin = width === info.width && height === info.height;
  return {
    input: isWithin ? data : await cut(data, width, height),
    left: leftOf(box, width),
    top: topOf(box, height),
  };
}

/** Returns how a text is drawn in its box. */
export async function fitText(box: CardText): Promise<FittedText> {
  const { size, info, isWhole } = await fitted(box);
  return { size, width: info.width, height: info.height, isWhole };
}

function leftOf({ text, left, width, aligns }: CardText, drawn: number): number {
  if (aligns === "centre") return left + Math.round((width - drawn) / 2);
  return aligns === "start" && RIGHT_TO_LEFT.test(text) ? left + width - drawn : left;
}

function topOf({ stands, top, height }: CardText, drawn: number): number {
  if (stands === "top") return top;
  return stands === "bottom" ? top + height - drawn : top + Math.round((height - drawn) / 2);
}

type Drawn = Awaited<ReturnType<typeof draw>> & { size: number; isWhole: boolean };

async function fitted(box: CardText): Promise<Drawn> {
  const all = [...segmenter.segment(box.text)].map(({ segment }) => segment);
  const letters = all.slice(0, MAX_LETTERS);
  if (all.length > MAX_LETTERS) return shortened(box, letters);
  for (let exact = box.size; ; exact *= STEP) {
    const size = Math.round(exact);
    const drawn = await draw(box, box.text, size);
    if (isIn(box, drawn)) return { ...drawn, size, isWhole: true };
    if (exact * STEP < box.minSize) return shortened(box, letters);
  }
}

/** Draws as much of a text as fits at its smallest size, with an ellipsis. */
async function shortened(box: CardText, letters: readonly string[]): Promise<Drawn> {
  const size = Math.round(box.minSize);
  let [least, most] = [0, letters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (isIn(box, await draw(box, ellipsis(letters, middle), size))) least = middle;
    else most = middle - 1;
  }
  return { ...(await draw(box, ellipsis(letters, least), size)), size, isWhole: false };
}

const ellipsis = (letters: readonly string[], count: number): string =>
  `${letters.slice(0, count).join("").trimEnd()}…`;

const isIn = (box: CardText, { info }: Awaited<ReturnType<typeof draw>>): boolean =>
  info.width <= box.width && info.height <= box.height;

async function cut(data: Buffer, width: number, height: number): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(data).extract({ left: 0, top: 0, width, height }).png().toBuffer();
}

async function draw({ font, colour, width }: CardText, text: string, size: number) {
  const { default: sharp } = await import("sharp");
  return sharp({
    text: {
      text: `<span foreground="${colour}" line_height="0.98">${escaped(text)}</span>`,
      font: `${font} ${size}`,
      fontfile: join(process.cwd(), "content/fonts", FILES[font]),
      width,
      rgba: true,
      // One point is one pixel.
      dpi: 72,
      wrap: "word-char",
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Escapes text for Pango's markup, which accepts no control characters either. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
