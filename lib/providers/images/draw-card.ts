import { join } from "node:path";
import type { OverlayOptions } from "sharp";
import { atMost } from "@/lib/platform/runtime/at-most";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import type { CardFont, CardText, DrawCard } from "./draw-card-port";

const FILES: Record<CardFont, string> = {
  "Newsreader SemiBold": "newsreader-semibold.ttf",
  "Space Grotesk Bold": "space-grotesk-bold.ttf",
  Bungee: "bungee.ttf",
  "Geist SemiBold": "geist-semibold.ttf",
};

const STEP = 0.88;
const MAX_LETTERS = 300;

/** One at a time: no one waits for a card, and each takes a core for some hundredths of a second. */
export const drawCardWithSharp: DrawCard = (card) =>
  processSingleton("draw-card", () => atMost(1))(async () => {
    const { default: sharp } = await import("sharp");
    const { width, height } = card;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${card.drawing}</svg>`;
    const texts: OverlayOptions[] = [];
    for (const text of card.texts) if (text.text.trim()) texts.push(await layOut(text));
    return sharp(Buffer.from(svg)).composite(texts).png({ palette: true, quality: 90 }).toBuffer();
  });

async function layOut(box: CardText): Promise<OverlayOptions> {
  for (let size = box.size; ; size *= STEP) {
    const isLeast = size * STEP < box.minSize;
    const { data, info } = await draw(box, Math.round(size));
    const fits = info.width <= box.width && info.height <= box.height;
    if (!fits && !isLeast) continue;
    const height = Math.min(info.height, box.height);
    const width = Math.min(info.width, box.width);
    const top = box.stands === "top" ? box.top : box.top + box.height - height;
    return { input: fits ? data : await cut(data, width, height), left: box.left, top };
  }
}

async function cut(data: Buffer, width: number, height: number): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(data).extract({ left: 0, top: 0, width, height }).png().toBuffer();
}

async function draw({ text, font, colour, width }: CardText, size: number) {
  const { default: sharp } = await import("sharp");
  const said = [...text].slice(0, MAX_LETTERS).join("");
  return sharp({
    text: {
      text: `<span foreground="${colour}" line_height="0.98">${escaped(said)}</span>`,
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
    .replace(/\p{Cc}/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
