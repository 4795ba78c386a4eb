import type { Box } from "./canvas/box";
import { pngOf } from "./canvas/png";
import type { Still, StillDescription, StillSize } from "./description";
import { drawTickerIn, tickerBox, tickerRun } from "./layers/ticker";
import { planOf, sheetFor } from "./sheet-for";
import { stillKey } from "./still-key";

/** The ticker for a while, to be moved behind its place in the frame. */
export interface TickerStrip extends Still {
  /** Where it is seen, in whole pixels of the frame. The strip is wider. */
  box: Box;
  /** How fast it moves to the left. */
  pxPerSecond: number;
}

/** Of a strip; a show's piece is some seconds long. */
const LONGEST_SECONDS = 60;

/**
 * Draws as much of the moving ticker as is seen in `seconds`, beginning `fromSec` after it appeared: put it at
 * `box.x - t * pxPerSecond` and cut it to `box`. It covers the ticker that stands in the still. Null if there
 * is no ticker. Throws if `seconds` isn't from 0 to 60.
 */
export async function drawTicker(
  said: StillDescription,
  size: StillSize,
  { fromSec, seconds }: { fromSec: number; seconds: number },
): Promise<TickerStrip | null> {
  if (!(seconds >= 0 && seconds <= LONGEST_SECONDS && fromSec >= 0))
    throw new Error(
      `A ticker's strip is 0 to ${LONGEST_SECONDS} s long, not ${seconds} s from ${fromSec} s.`,
    );
  const plan = planOf(said, size);
  const box = tickerBox(plan);
  if (!box) return null;
  const measured = await sheetFor(plan, { width: 1, height: 1 });
  const run = tickerRun(measured);
  if (!run) return null;
  const width = box.width + Math.ceil(run.pxPerSecond * seconds);
  const sheet = await sheetFor(plan, { width, height: box.height });
  const from = (fromSec * run.pxPerSecond) % run.roundPx;
  drawTickerIn(sheet, { x: 0, y: 0, width, height: box.height }, from);
  const key = stillKey(said, size, { part: "ticker", from, width });
  return {
    key,
    width,
    height: box.height,
    png: await pngOf(sheet.pen, width, box.height),
    box,
    pxPerSecond: run.pxPerSecond,
  };
}
