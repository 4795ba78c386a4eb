import type { DataOf } from "@/lib/client/wire-types";

type Segment = DataOf<"listPresentationTargets">["segments"][number];

/** The pages of a segment as typed; empty for none. */
export interface Range {
  from: string;
  to: string;
}

/** Current ranges: from the page that each segment opens with to the one before the next segment's. */
export function rangesOf(segments: readonly Segment[], deckId: string, pages: number): Range[] {
  const starts = segments.map(({ slide }) => (slide?.presentation_id === deckId ? slide.page : undefined));
  return starts.map((from, index) => {
    if (from === undefined) return { from: "", to: "" };
    const next = starts.slice(index + 1).find((start) => start !== undefined && start > from);
    return { from: String(from), to: String((next ?? pages + 1) - 1) };
  });
}

/**
 * Distributes all pages over the segments in proportion to their length. Each gets at least one while there
 * are enough.
 */
export function spread(segments: readonly Segment[], pages: number): Range[] {
  const all = segments.reduce((sum, { duration_sec }) => sum + duration_sec, 0);
  let passed = 0;
  let next = 1;
  return segments.map(({ duration_sec }, index) => {
    passed += duration_sec;
    const later = segments.length - index - 1;
    const wanted = later === 0 ? pages : Math.round((pages * passed) / Math.max(1, all));
    const to = Math.max(next, Math.min(wanted, pages - later));
    if (next > pages) return { from: "", to: "" };
    const range = { from: String(next), to: String(Math.min(to, pages)) };
    next = to + 1;
    return range;
  });
}
