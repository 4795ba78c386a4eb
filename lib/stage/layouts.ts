import { arrange, placesFor } from "./layouts/arrange";
import { fieldOf, frameOf, type Rect, within } from "./layouts/rect";
import type { Layout } from "./vocabulary";

export type TileContent = "person" | "deck" | "whiteboard" | "video";

/**
 * A tile in the frame. Position and size are fractions of the frame's width and height. `key` is stable for
 * the same person or content, so that moves can be animated. `fit` says whether it's cropped (people) or
 * shown whole (content); `scale` ≥ 1 enlarges it inside the tile.
 */
export type Tile = Rect & {
  key: string;
  kind: TileContent;
  identity: string | null;
  fit: "cover" | "contain";
  scale: number;
  spotlit: boolean;
};

export type LayoutInput = {
  layout: Layout;
  people: readonly { identity: string }[];
  spotlight: string | null;
  deckVisible: boolean;
  whiteboard: boolean;
  video: boolean;
  immersive: boolean;
  zoom: { level: number; target: string | null };
  /** The frame's width divided by its height. */
  ratio: number;
  /** The area for the tiles, without the cards. */
  field: Rect;
};

function contentOf(input: LayoutInput): Exclude<TileContent, "person"> | null {
  if (input.video) return "video";
  if (input.whiteboard) return "whiteboard";
  return input.deckVisible ? "deck" : null;
}

/** Returns people in stage order. If not all fit or one tile is larger, the spotlit person comes first. */
function castOf(input: LayoutInput, places: number): string[] {
  const identities = [...new Set(input.people.map((person) => person.identity))];
  const spotlit = identities.find((identity) => identity === input.spotlight);
  const equal = input.layout === "grid" || (input.layout === "duo" && identities.length <= 2);
  if (spotlit === undefined || (equal && identities.length <= places)) return identities.slice(0, places);
  return [spotlit, ...identities.filter((identity) => identity !== spotlit)].slice(0, places);
}

/**
 * Places everything on stage. The same input gives the same tiles in studio, viewer and composition. Tiles
 * never overlap and stay inside the frame; content comes first, then people. Zoom applies to its target if
 * that person has a tile, otherwise to the content, otherwise to the most prominent person.
 */
export function layoutTiles(input: LayoutInput): Tile[] {
  const content = contentOf(input);
  const cast = castOf(input, placesFor(input.layout, content !== null));
  const { layout, field } = input;
  const squeezed = field.width < 1 || field.height < 1;
  const placed = arrange(
    { layout, people: cast.length, hasContent: content !== null, squeezed },
    fieldOf(frameOf(input.ratio, input.immersive), field),
  );
  const tiles: Tile[] = [];
  if (content !== null && placed.content !== null) {
    const common = { identity: null, fit: "contain", scale: 1, spotlit: false } as const;
    tiles.push({ key: content, kind: content, ...within(field, placed.content), ...common });
  }
  cast.forEach((identity, index) => {
    const rect = placed.people[index];
    if (!rect) return;
    const common = { kind: "person", fit: "cover", scale: 1 } as const;
    tiles.push({
      key: `person:${identity}`,
      identity,
      ...within(field, rect),
      ...common,
      spotlit: identity === input.spotlight,
    });
  });
  const zoomed =
    tiles.find((tile) => tile.identity !== null && tile.identity === input.zoom.target) ?? tiles[0];
  return tiles.map((tile) => (tile === zoomed ? { ...tile, scale: Math.max(1, input.zoom.level) } : tile));
}
