import type { Anchor } from "../sources/load-runs";
import { decimal } from "./filter-graph";

/**
 * Returns the expression for when a frame of a run is shown, in seconds from the span's start. Each chunk has
 * its own place on the media time, whatever the file says about the time between them.
 */
export function shownAt(anchors: readonly [Anchor, ...Anchor[]], startMs: number): string {
  const shift = ({ fileTime, mediaTime }: Anchor): string => decimal(fileTime - mediaTime + startMs / 1000);
  const shifts = anchors.slice(1).reduceRight(
    (later, anchor, index) => {
      const before = shift(anchors[index] ?? anchors[0]);
      return `if(lt(T,${decimal(anchor.fileTime - ROUNDING)}),${before},${later})`;
    },
    shift(anchors.at(-1) ?? anchors[0]),
  );
  return `T-(${shifts})`;
}

/** In seconds: files count in milliseconds or finer. */
const ROUNDING = 0.0005;
