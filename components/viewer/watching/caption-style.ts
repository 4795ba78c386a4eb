import type { CSSProperties } from "react";
import type { ViewChoices } from "./use-view-choices";

const SCALES = { small: 0.8, normal: 1, large: 1.5 } as const;

/** Size of captions, 1 being normal. Their space on the stage adapts. */
export const captionScale = ({ captionSize }: ViewChoices): number => SCALES[captionSize];

/** CSS variables for captions. */
export const captionStyle = ({ contrast }: ViewChoices): CSSProperties =>
  (contrast ? { "--caption-ground": "#000", "--caption-ink": "#fff200" } : {}) as CSSProperties;
