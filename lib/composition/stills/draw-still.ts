import { pngOf } from "./canvas/png";
import type { Still, StillDescription, StillSize } from "./description";
import { type CoverLine, drawCover } from "./layers/cover";
import { coverLines } from "./layers/cover-lines";
import { drawCta } from "./layers/cta";
import { drawEmpty } from "./layers/empty";
import { drawLowerThird } from "./layers/lower-third";
import { drawPoll } from "./layers/poll";
import { drawQuestion } from "./layers/question";
import { drawQuote } from "./layers/quote";
import { drawScrim } from "./layers/scrim";
import { drawTags } from "./layers/tags";
import { drawTickerIn, tickerBox } from "./layers/ticker";
import { drawGroundAround, drawTiles, tileBox } from "./layers/tiles";
import { frameOf, type Sheet } from "./sheet";
import { planOf, sheetFor } from "./sheet-for";
import { type StillPart, stillKey } from "./still-key";

/**
 * Draws everything on stage but the pictures that lie below: the ground with holes for them, what stands in for
 * missing pictures, cards, layers and names. The ticker stands at its beginning. While a card covers the stage
 * (holding, an emergency, after the end), only that. Throws if an image can't be decoded.
 */
export const drawStill = (said: StillDescription, size: StillSize): Promise<Still> =>
  drawn(said, size, { part: "stage" }, (sheet) => {
    const lines = coverLines(said);
    if (lines) drawCover(sheet, lines);
    else drawStage(sheet);
  });

/** Draws what lies below the pictures: the ground, and the tiles in the color that shows until a picture comes. */
export const drawGround = (said: StillDescription, size: StillSize): Promise<Still> =>
  drawn(said, size, { part: "ground" }, (sheet) => {
    const { pen, tokens, placement } = sheet;
    const frame = frameOf(sheet);
    pen.fillStyle = tokens.colour("--stage-ground");
    pen.fillRect(frame.x, frame.y, frame.width, frame.height);
    for (const tile of placement.tiles) {
      const { x, y, width, height } = tileBox(sheet, tile);
      // Screens and videos are shown whole, between black bars.
      pen.fillStyle = tile.fit === "contain" ? "#000000" : tokens.colour("--stage-tile");
      pen.fillRect(x, y, width, height);
    }
  });

/** Draws a card with other lines over the whole frame, such as for a part that couldn't be composed. */
export const drawCard = (
  said: StillDescription,
  size: StillSize,
  lines: readonly CoverLine[],
): Promise<Still> => drawn(said, size, { part: "card", lines }, (sheet) => drawCover(sheet, lines));

async function drawn(
  said: StillDescription,
  size: StillSize,
  part: StillPart,
  draw: (sheet: Sheet) => void,
): Promise<Still> {
  const sheet = await sheetFor(planOf(said, size));
  draw(sheet);
  return { key: stillKey(said, size, part), ...size, png: await pngOf(sheet.pen, size.width, size.height) };
}

function drawStage(sheet: Sheet): void {
  drawGroundAround(sheet);
  drawTiles(sheet);
  if (sheet.placement.tiles.length === 0) drawEmpty(sheet);
  drawPoll(sheet);
  drawQuestion(sheet);
  drawQuote(sheet);
  drawScrim(sheet);
  drawLowerThird(sheet);
  drawCta(sheet);
  const ticker = tickerBox(sheet);
  if (ticker) drawTickerIn(sheet, ticker, 0);
  drawTags(sheet);
}
