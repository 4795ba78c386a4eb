import type { Tile } from "../layouts";
import { bottomOf, type Rect, rightOf } from "../layouts/rect";
import { faceLine } from "./faces";
import { above, isFree, type PlacedLine } from "./place-edge";
import { clamp, type Scale } from "./scale";

const HEIGHT_EM = 1.75;
const LETTER_EM = 0.62;
/** Padding and the muted icon, in em. */
const AROUND_EM = 3;

interface TagInput {
  name: string;
  tile: Tile;
  tiles: readonly Tile[];
  taken: readonly Rect[];
  scale: Scale;
}

/**
 * Places the name in a person's tile: in the lower left corner, the lower right, or above the layers over the
 * lower edge, as long as that's below the face; otherwise in an upper corner. Null if all of them are
 * covered.
 */
export function placeTag({ name, tile, tiles, taken, scale }: TagInput): PlacedLine | null {
  const { widthPx, heightPx } = scale;
  const tilePx = tile.width * widthPx;
  const fontPx = clamp(9, tilePx * 0.034, Math.max(11, widthPx * 0.019));
  const marginPx = clamp(4, tilePx * 0.025, scale.safePx);
  const marginX = marginPx / widthPx;
  const marginY = marginPx / heightPx;
  const height = (fontPx * HEIGHT_EM) / heightPx;
  const width = Math.min((name.length * LETTER_EM + AROUND_EM) * fontPx, tilePx - 2 * marginPx) / widthPx;
  const left = { x: tile.x + marginX, y: bottomOf(tile) - marginY - height, width, height };
  const right = { ...left, x: rightOf(tile) - marginX - width };
  const line = faceLine(tiles, tile, bottomOf(tile));
  const spots = [left, right, above(left, taken, scale), above(right, taken, scale)];
  const below = spots.find((spot) => spot.y >= line - 1e-6 && isFree(spot, taken));
  const inHeadRoom = [left, right].map((spot) => ({ ...spot, y: tile.y + marginY }));
  const rect = below ?? inHeadRoom.find((spot) => isFree(spot, taken));
  return rect ? { fontPx, rect } : null;
}
