import { createHash, type Hash } from "node:crypto";
import type { StillDescription, StillSize } from "./description";

/** Raised when stills of the same description look different than before. */
const DRAWING = 1;

/** What is drawn of a description; for the ticker, the place and width of the strip in pixels. */
export type StillPart =
  | { part: "stage" | "ground" }
  | { part: "card"; lines: readonly { text: string; kind: string }[] }
  | { part: "ticker"; from: number; width: number };

/**
 * Returns the key of a still: SHA-256 of everything that it says, hexadecimal. Descriptions that only differ in
 * what isn't drawn (the state's version, times, upcoming scenes) have the same key.
 */
export function stillKey(said: StillDescription, size: StillSize, part: StillPart): string {
  const hash = createHash("sha256");
  const { state, images, people, ...rest } = said;
  const { width, height } = size;
  hash.update(JSON.stringify([DRAWING, sorted(part), width, height]));
  hash.update(JSON.stringify(sorted({ ...rest, people, state: drawnOf(state) })));
  for (const name of ["logo", "slide", "whiteboard"] as const) addFile(hash, images[name]);
  return hash.digest("hex");
}

function addFile(hash: Hash, file: Uint8Array | null): void {
  hash.update(file ? `,${file.length}:` : ",-");
  if (file) hash.update(file);
}

/** The parts of a state that are drawn. */
function drawnOf(state: StillDescription["state"]) {
  const { title, phase, layout, stage, spotlight, deck, whiteboard, video, zoom, immersive } = state;
  const { ticker, poll, question, quote, lower_third, cta, captions, mask, holding } = state;
  const pages = deck.visible ? deck.pages.filter(({ number }) => number === deck.page) : [];
  return {
    ...{ title, phase, layout, spotlight, whiteboard, zoom, immersive, ticker, poll, lower_third, cta },
    stage: stage.map(({ identity, name, kind, muted }) => ({ identity, name, kind, muted })),
    deck: { ...deck, pages },
    // Without a presentation, the slides are made from the scenes.
    scenes: deck.visible ? state.scenes.map((scene) => [scene.title, scene.ticker]) : [],
    video: { visible: video.visible, title: video.title },
    question: question && [question.text, question.author],
    quote: quote && [quote.text, quote.author],
    captions: captions.on,
    mask: mask.level && [mask.level, mask.message],
    holding: holding && [holding.line],
  };
}

/** Orders the keys of objects, so that equal data has one notation. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, held]) => [key, sorted(held)]));
}
