import type { PlacedTile } from "@/lib/stage";
import type { StageLook } from "@/lib/theme/stage-look";
import { type Box, boxOf, snapped, trace, within } from "../canvas/box";
import type { Pen } from "../canvas/pen";
import { Tokens } from "../look/tokens";
import { frameOf, type Sheet } from "../sheet";
import { drawBoard } from "./board";
import { drawPerson } from "./person";
import { drawPlaceholder } from "./placeholder";
import { drawSlide } from "./slide";

/** A tile's box in whole pixels and the radius of its corners. */
export interface TileBox extends Box {
  radius: number;
}

export function tileBox(
  sheet: Pick<Sheet, "placement" | "said" | "size" | "tokens">,
  tile: PlacedTile,
): TileBox {
  const isFlush = sheet.placement.isAlone || sheet.said.state.immersive;
  const radius = isFlush ? 0 : sheet.tokens.px("--tile-radius", { em: 0, container: sheet.size.width });
  return { ...snapped(boxOf(tile, sheet.size)), radius };
}

/** How far a tile's round corners reach into it from each side, in fractions of the picture's width. */
export const cornerReach = (look: StageLook): number =>
  (1 - Math.SQRT1_2) * new Tokens(look).px("--tile-radius", { em: 0, container: 1 });

const traceTile = (pen: Pen, box: TileBox): void =>
  trace(pen, box, [box.radius, box.radius, box.radius, box.radius]);

/** Whether a tile's picture lies below the still. */
export function isBelow({ said }: Pick<Sheet, "said">, tile: PlacedTile): boolean {
  if (tile.kind === "person") return said.people[tile.identity ?? ""] === "camera";
  return said.contentBelow && (tile.kind === "video" || (tile.kind === "deck" && said.screenOf !== null));
}

/** Covers everything outside of the tiles with the ground, so that pictures below get their round corners. */
export function drawGroundAround(sheet: Sheet): void {
  const { pen, tokens, placement } = sheet;
  const frame = frameOf(sheet);
  pen.fillStyle = tokens.colour("--stage-ground");
  pen.beginPath();
  pen.rect(frame.x, frame.y, frame.width, frame.height);
  for (const tile of placement.tiles) traceTile(pen, tileBox(sheet, tile));
  pen.fill("evenodd");
}

/** Draws the tiles whose picture doesn't lie below. */
export function drawTiles(sheet: Sheet): void {
  const { pen, tokens, placement, size } = sheet;
  for (const tile of placement.tiles) {
    if (isBelow(sheet, tile)) continue;
    const box = tileBox(sheet, tile);
    within(
      pen,
      () => traceTile(pen, box),
      () => {
        pen.fillStyle = tokens.colour("--stage-tile");
        pen.fillRect(box.x, box.y, box.width, box.height);
        drawContent(sheet, tile, boxOf(tile, size));
      },
    );
  }
}

function drawContent(sheet: Sheet, tile: PlacedTile, box: Box): void {
  const { pen } = sheet;
  if (tile.kind === "person") {
    drawPerson(sheet, tile, box);
    return;
  }
  pen.save();
  if (tile.scale > 1) {
    pen.translate(box.x + box.width / 2, box.y + box.height / 2);
    pen.scale(tile.scale, tile.scale);
    pen.translate(-box.x - box.width / 2, -box.y - box.height / 2);
  }
  if (tile.kind === "whiteboard") drawBoard(sheet, box);
  else if (tile.kind === "video" || sheet.said.screenOf !== null) drawPlaceholder(sheet, tile, box);
  else drawSlide(sheet, box);
  pen.restore();
}
