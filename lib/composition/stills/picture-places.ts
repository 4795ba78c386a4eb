import type { TileContent } from "@/lib/stage";
import type { StillDescription, StillSize } from "./description";
import { coverLines } from "./layers/cover-lines";
import { isBelow, type TileBox, tileBox } from "./layers/tiles";
import { planOf } from "./sheet-for";

/** Where a picture lies below a still, in whole pixels. */
export interface PicturePlace {
  kind: TileContent;
  /** Whose camera or screen it is; null for a video. */
  identity: string | null;
  box: TileBox;
  /** Cropped (`cover`, toward `CAMERA_CROP`) or whole between black bars (`contain`). */
  fit: "cover" | "contain";
  /** At least 1; enlarges the picture within its box. */
  scale: number;
}

/** Returns the places of all pictures below a still, from back to front. They don't overlap. */
export function picturePlaces(said: StillDescription, size: StillSize): PicturePlace[] {
  if (coverLines(said)) return [];
  const plan = planOf(said, size);
  return plan.placement.tiles
    .filter((tile) => isBelow(plan, tile))
    .map((tile) => ({
      kind: tile.kind,
      identity: tile.kind === "deck" ? said.screenOf : tile.identity,
      box: tileBox(plan, tile),
      fit: tile.fit,
      scale: tile.scale,
    }));
}
