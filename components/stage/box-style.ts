import type { CSSProperties } from "react";
import type { Rect } from "@/lib/stage";

const percent = (share: number): string => `${share * 100}%`;

/** Styles for a rectangle within the frame. */
export const boxStyle = ({ x, y, width, height }: Rect): CSSProperties => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

/** The same for text that may be narrower than its rectangle. */
export const lineStyle = ({ rect, fontPx }: { rect: Rect; fontPx: number }): CSSProperties => ({
  left: percent(rect.x),
  top: percent(rect.y),
  maxWidth: percent(rect.width),
  height: percent(rect.height),
  fontSize: fontPx,
});
