import type { OverlayOptions } from "sharp";
import { atMost } from "@/lib/platform/runtime/at-most";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import type { DrawCard } from "./draw-card-port";
import { drawPortrait } from "./draw-portrait";
import { layOut } from "./draw-text";

/** One at a time: no one waits for a card, and each takes a core for some hundredths of a second. */
export const drawCardWithSharp: DrawCard = (card) =>
  processSingleton("draw-card", () => atMost(1))(async () => {
    const { default: sharp } = await import("sharp");
    const { width, height } = card;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${card.drawing}</svg>`;
    const layers: OverlayOptions[] = [];
    for (const picture of card.pictures ?? []) layers.push(await drawPortrait(picture));
    for (const text of card.texts) if (text.text.trim()) layers.push(await layOut(text));
    const drawn = sharp(Buffer.from(svg)).composite(layers);
    if (card.format === "jpeg")
      return drawn.flatten().jpeg({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer();
    return drawn.png({ palette: true, quality: 90 }).toBuffer();
  });
