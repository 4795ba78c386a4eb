import type { DraftSegment } from "../draft";
import { clip } from "../patterns";
import type { Weighted } from "./share-time";

/** A segment before its time is known. */
export interface Part extends Weighted {
  segment: Omit<DraftSegment, "duration_sec">;
  /** A given length in seconds, which is kept. */
  fixed: number | null;
  /** Writes the rest once the segment's time is known. */
  finish?: (seconds: number) => Partial<DraftSegment>;
}

export interface Bounds {
  weight: number;
  least: number;
  most: number;
  fixed?: number | null;
  finish?: Part["finish"];
}

export function part(
  segment: Partial<DraftSegment> & Pick<DraftSegment, "title" | "type">,
  { weight, least, most, fixed = null, finish }: Bounds,
): Part {
  return {
    weight,
    least: Math.min(least, most),
    most,
    fixed,
    ...(finish ? { finish } : {}),
    segment: {
      assignee: null,
      script: "",
      questions: [],
      poll: null,
      ...segment,
      title: clip(segment.title.replace(/\s+/g, " ").trim() || "—", 200),
      notes: clip(segment.notes ?? "", 4000),
      ticker: segment.ticker ? clip(segment.ticker, 280) : null,
      emcee_line: segment.emcee_line ? clip(segment.emcee_line, 1000) : null,
    },
  };
}
