import type { CSSProperties } from "react";
import type { ViewChoices } from "./use-view-choices";

const SCALES = { small: 0.8, normal: 1, large: 1.5 } as const;

/** How large captions are, 1 being normal: their place on the stage follows. */
export const captionScale = ({ captionSize }: ViewChoices): number => SCALES[captionSize];

/** The variables that captions are drawn by. */
export const captionStyle = ({ contrast }: ViewChoices): CSSProperties =>
  (contrast ? { "--caption-ground": "#000", "--caption-ink": "#fff200" } : {}) as CSSProperties;
