import type { Tile } from "../layouts";
import { bottomOf, overlap, type Rect } from "../layouts/rect";

/**
 * Faces are above this share of a tile's height, and chest and shoulders below it, because cameras are set up
 * with headroom and tiles crop them with `object-position` in the upper part.
 */
export const FACES_END = 0.7;

/** Where a camera's video is cropped: closer to the upper edge than to the lower one. */
export const CAMERA_CROP = "50% 30%";

/** Returns the part of a tile that nothing may cover. */
export const faceArea = (tile: Rect): Rect => ({ ...tile, height: tile.height * FACES_END });

/** Returns how far up a layer may reach over these columns of the frame without touching a face. */
export function faceLine(tiles: readonly Tile[], columns: Pick<Rect, "x" | "width">, above: number): number {
  const band = { ...columns, y: 0, height: above };
  return tiles
    .filter((tile) => tile.kind === "person" && overlap(tile, band))
    .reduce((line, tile) => Math.max(line, bottomOf(faceArea(tile))), 0);
}
