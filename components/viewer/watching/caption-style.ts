import type { CSSProperties } from "react";
import type { ViewChoices } from "./use-view-choices";

const SCALES = { small: 0.8, normal: 1, large: 1.5 } as const;

/** The variables that captions are drawn by. */
export const captionStyle = ({ captionSize, contrast }: ViewChoices): CSSProperties =>
  ({
    "--caption-scale": SCALES[captionSize],
    ...(contrast ? { "--caption-ground": "#000", "--caption-ink": "#fff200" } : {}),
  }) as CSSProperties;
