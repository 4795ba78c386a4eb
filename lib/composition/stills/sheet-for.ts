import { createCanvas } from "@napi-rs/canvas";
import { layersOn } from "@/lib/stage/placement/layers-on";
import { placementOf } from "@/lib/stage/placement/placement-of";
import { registerFonts } from "./canvas/fonts";
import { pictureOf } from "./canvas/images";
import type { StillDescription, StillSize } from "./description";
import { Tokens } from "./look/tokens";
import type { Sheet } from "./sheet";

/** As wide as a 4K screen; the pixels of one still stay under 60 MB. */
const LARGEST_PX = 3840;

/** What can be said about a still before anything is drawn. */
export type Plan = Pick<Sheet, "said" | "size" | "tokens" | "placement">;

/** Places everything. Throws if the size isn't whole pixels from 16 to 3840. */
export function planOf(said: StillDescription, size: StillSize): Plan {
  const { width, height } = size;
  if (![width, height].every((px) => Number.isInteger(px) && px >= 16 && px <= LARGEST_PX))
    throw new Error(`A still is 16 to ${LARGEST_PX} pixels wide and high, not ${width} × ${height}.`);
  const placement = placementOf(said.state, {
    ratio: width / height,
    widthPx: width,
    hasScreen: said.screenOf !== null,
    layers: layersOn(said.state),
  });
  return { said, size, placement, tokens: new Tokens(said.look) };
}

/** Prepares a transparent sheet, by default as large as the still. */
export async function sheetFor(plan: Plan, { width, height }: StillSize = plan.size): Promise<Sheet> {
  registerFonts();
  const { logo, slide, whiteboard } = plan.said.images;
  const [first, second, third] = await Promise.all([logo, slide, whiteboard].map(pictureOf));
  const pen = createCanvas(width, height).getContext("2d");
  pen.lang = "en";
  // With kerning and ligatures, as on pages.
  pen.textRendering = "optimizeLegibility";
  const pictures = { logo: first ?? null, slide: second ?? null, whiteboard: third ?? null };
  return { ...plan, pen, pictures };
}
