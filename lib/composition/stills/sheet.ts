import type { Placement } from "@/lib/stage";
import type { Box } from "./canvas/box";
import type { Picture } from "./canvas/images";
import type { Pen } from "./canvas/pen";
import type { Type } from "./canvas/type";
import type { StillDescription, StillSize } from "./description";
import type { Tokens } from "./look/tokens";

/** A still while it is being drawn. */
export interface Sheet {
  pen: Pen;
  size: StillSize;
  tokens: Tokens;
  said: StillDescription;
  placement: Placement;
  pictures: Record<keyof StillDescription["images"], Picture | null>;
}

/** The whole still. */
export const frameOf = ({ size }: Pick<Sheet, "size">): Box => ({ x: 0, y: 0, ...size });

/** The type of headings. */
export const displayType = (tokens: Tokens, px: number): Type => ({
  face: tokens.text("--display"),
  weight: Number(tokens.text("--display-weight")),
  tracking: Number.parseFloat(tokens.text("--display-tracking")),
  adjust: tokens.text("--display-height"),
  px,
});

/** The theme's type for everything that isn't a heading. */
export const faceType = (tokens: Tokens, px: number, weight = 400): Type => ({
  face: tokens.text("--face"),
  weight,
  px,
});

/** The type around the stage, for text outside of its layers. */
export const plainType = (px: number, weight = 400): Type => ({ face: "var(--font-sans)", weight, px });
