import { hash } from "node:crypto";
import type { SpanStills } from "@/lib/composition/jobs/piece-media";
import { stillOf } from "@/lib/composition/jobs/still-of";
import type { Still, StillDescription } from "@/lib/composition/stills/description";
import { drawGround, drawStill } from "@/lib/composition/stills/draw-still";
import { drawTicker } from "@/lib/composition/stills/draw-ticker";
import { drawEffect } from "@/lib/composition/stills/effects/draw-effect";
import { groundColour } from "@/lib/composition/stills/ground-colour";
import { StillCache } from "@/lib/composition/stills/still-cache";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { FRAME_RATE, type PictureSize, type Span } from "@/lib/program";
import type { ProgramSources } from "../program-sources";
import { lookOf, wordsOf } from "../show-design";
import { spanImages } from "./span-images";

interface DrawnStills {
  stills: SpanStills;
  /** Images by key. */
  drawn: ReadonlyMap<string, Uint8Array>;
}

const cache = (): StillCache => processSingleton("composition-stills", () => new StillCache());

/** Draws everything in a span apart from its pictures. What was drawn lately isn't drawn again. */
export async function spanStills(
  sources: ProgramSources,
  span: Span,
  size: PictureSize,
): Promise<DrawnStills> {
  const { picture } = span;
  const { design } = sources;
  const look = lookOf(design);
  const none = { logo: null, slide: null, whiteboard: null };
  const said = stillOf(picture, { look, words: wordsOf(design), images: none });
  // Whiteboards are only named within a show, and what someone wrote on one may have been erased since.
  const board = picture.kind === "stage" && picture.board !== null ? sources.version : "";
  const kept = keeper(
    `${sources.recordingId} ${board} ${picture.stillKey} ${hash("sha256", JSON.stringify([said.people, said.contentBelow]))}`,
  );
  const above = await kept("stage", async () =>
    drawStill({ ...said, images: await spanImages(picture, sources, size) }, size),
  );
  const below = showsPictures(said) ? await kept("ground", () => drawGround(said, size)) : null;
  const ticker = await tickerOf(span, said, size);
  const effects = await Promise.all(
    effectsIn(span).map(async (kind) => {
      const name = `effect ${kind} ${size.width} ${size.height}`;
      return { kind, still: await cache().get(name, () => drawEffect(kind, size)) };
    }),
  );
  const all = [above, below, ticker, ...effects.map(({ still }) => still)];
  return {
    stills: {
      ground: groundColour(look),
      ...{ above: above.key, below: below?.key ?? null },
      ticker: ticker && { key: ticker.key, box: ticker.box, pxPerSecond: ticker.pxPerSecond },
      effects: Object.fromEntries(effects.map(({ kind, still }) => [kind, still.key])),
    },
    drawn: new Map(all.flatMap((still) => (still ? [[still.key, still.png]] : []))),
  };
}

/** A strip belongs to its span alone. */
async function tickerOf({ picture, frames }: Span, said: StillDescription, size: PictureSize) {
  if (picture.kind === "card" || picture.tickerFrames === null) return null;
  const shown = { fromSec: picture.tickerFrames / FRAME_RATE, seconds: frames / FRAME_RATE };
  return drawTicker(said, size, shown);
}

const keeper =
  (name: string) =>
  (part: string, draw: () => Promise<Still>): Promise<Still> =>
    cache().get(`${part} ${name}`, draw);

/** Whether pictures are below the still, so that it has holes. */
const showsPictures = ({ people, contentBelow }: StillDescription): boolean =>
  contentBelow || Object.values(people).includes("camera");

const effectsIn = ({ picture }: Span) =>
  picture.kind === "card" ? [] : [...new Set(picture.effects.map(({ kind }) => kind))];
