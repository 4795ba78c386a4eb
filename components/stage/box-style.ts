import type { CSSProperties } from "react";
import type { Rect } from "@/lib/stage";

const percent = (share: number): string => `${share * 100}%`;

/** A place in the frame as styles. */
export const boxStyle = ({ x, y, width, height }: Rect): CSSProperties => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

/** The same for words that may be shorter than their place. */
export const lineStyle = ({ rect, fontPx }: { rect: Rect; fontPx: number }): CSSProperties => ({
  left: percent(rect.x),
  top: percent(rect.y),
  maxWidth: percent(rect.width),
  height: percent(rect.height),
  fontSize: fontPx,
});
