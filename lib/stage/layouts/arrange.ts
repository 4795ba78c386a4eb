import type { Layout } from "../vocabulary";
import { gridRects } from "./grid-rects";
import { type Frame, innerRect, type Rect, splitRect, WHOLE } from "./rect";

/** How many people a layout shows beside shared content. */
const BESIDE_CONTENT: Record<Layout, number> = { solo: 1, duo: 2, present: 4, grid: 12 };
/** How many people a layout shows without shared content. */
const ALONE: Record<Layout, number> = { solo: 1, duo: 2, present: 12, grid: 12 };

/** The content's share of the frame; more faces need more room. */
const CONTENT_SHARE: Record<Layout, number> = { solo: 0.8, duo: 0.72, present: 0.78, grid: 0.62 };
const SPEAKER_SHARE = 0.78;

export type Arrangement = { content: Rect | null; people: Rect[] };

export function placesFor(layout: Layout, hasContent: boolean): number {
  return hasContent ? BESIDE_CONTENT[layout] : ALONE[layout];
}

/** A single tile fills the frame to its edges; several have a margin as wide as the gaps. */
const roomFor = (frame: Frame, tiles: number, squeezed: boolean): Rect =>
  tiles > 1 || squeezed ? innerRect(frame) : WHOLE;

function withContent(layout: Layout, count: number, frame: Frame, room: Rect): Arrangement {
  if (count === 0) return { content: room, people: [] };
  const direction = frame.ratio > 1 ? "columns" : "rows";
  const share = frame.ratio > 1 ? CONTENT_SHARE[layout] : Math.min(CONTENT_SHARE[layout], 0.66);
  const [content, side] = splitRect(room, frame, direction, share);
  return { content, people: gridRects(side, frame, count) };
}

function speakerView(count: number, frame: Frame, room: Rect): Rect[] {
  if (count <= 1) return count === 1 ? [room] : [];
  const [main, strip] = splitRect(room, frame, frame.ratio > 1 ? "columns" : "rows", SPEAKER_SHARE);
  return [main, ...gridRects(strip, frame, count - 1)];
}

function sideBySide(count: number, frame: Frame, room: Rect): Rect[] {
  if (count <= 1) return count === 1 ? [room] : [];
  return splitRect(room, frame, frame.ratio >= 1 ? "columns" : "rows", 0.5);
}

interface Arranged {
  layout: Layout;
  people: number;
  hasContent: boolean;
  /** Whether something is beside the tiles. */
  squeezed: boolean;
}

/** Returns the places of content and people; the first one is the most prominent. */
export function arrange({ layout, people, hasContent, squeezed }: Arranged, frame: Frame): Arrangement {
  const room = roomFor(frame, people + (hasContent ? 1 : 0), squeezed);
  if (hasContent) return withContent(layout, people, frame, room);
  if (layout === "present") return { content: null, people: speakerView(people, frame, room) };
  if (layout === "grid") return { content: null, people: gridRects(room, frame, people) };
  return { content: null, people: sideBySide(people, frame, room) };
}
