import { invalid } from "@/lib/operation/problem";
import { beginningOf, type Plan, type PlanSegment } from "@/lib/stage";
import { notesTiming } from "./notes-timing";

interface Range {
  segmentId: string;
  from: number;
  to: number;
}

export interface Wanted {
  presentationId: string;
  pages: readonly { number: number; notes: string }[];
  segments: readonly Range[];
  notes: "keep" | "append" | "replace";
  durations: "keep" | "from_notes" | "even";
}

const MIN_SECONDS = 5;
const MAX_SECONDS = 14_400;
const MAX_NOTES = 4_000;

/**
 * Returns a run of show in which exactly these segments show the deck.
 * @throws `validation_error` if segments or pages don't exist
 */
export function attachPages(plan: Plan, wanted: Wanted): Plan {
  requireFits(plan, wanted);
  const ranges = new Map(wanted.segments.map((range) => [range.segmentId, range]));
  const share = evenShare(plan, wanted.segments);
  return {
    ...plan,
    segments: plan.segments.map((segment) => {
      const range = ranges.get(segment.id);
      return range ? attached(segment, range, wanted, share) : detached(segment, wanted.presentationId);
    }),
  };
}

function requireFits(plan: Plan, { segments, pages }: Wanted): void {
  const there = new Set(plan.segments.map(({ id }) => id));
  const seen = new Set<string>();
  for (const [index, { segmentId, from, to }] of segments.entries()) {
    const field = (name: string) => `segments.${index}.${name}`;
    if (!there.has(segmentId)) throw invalid({ [field("segment_id")]: "not_found" });
    if (seen.has(segmentId)) throw invalid({ [field("segment_id")]: "duplicate" });
    seen.add(segmentId);
    if (from > pages.length) throw invalid({ [field("from_page")]: "too_large" });
    if (to < from) throw invalid({ [field("to_page")]: "too_small" });
    if (to > pages.length) throw invalid({ [field("to_page")]: "too_large" });
  }
}

const pagesIn = ({ from, to }: Range): number => to - from + 1;

/** Returns the seconds per page if the segments' time is divided evenly among their pages. */
function evenShare(plan: Plan, ranges: readonly Range[]): number {
  const named = new Set(ranges.map(({ segmentId }) => segmentId));
  const seconds = plan.segments.reduce(
    (sum, { id, duration_sec }) => sum + (named.has(id) ? duration_sec : 0),
    0,
  );
  const pages = ranges.reduce((sum, range) => sum + pagesIn(range), 0);
  return pages === 0 ? 0 : seconds / pages;
}

const detached = (segment: PlanSegment, presentationId: string): PlanSegment =>
  segment.slide?.presentation_id === presentationId ? { ...segment, slide: null } : segment;

function attached(segment: PlanSegment, range: Range, wanted: Wanted, share: number): PlanSegment {
  const { presentationId, pages } = wanted;
  const own = pages.slice(range.from - 1, range.to);
  return {
    ...segment,
    slide: { presentation_id: presentationId, page: range.from },
    notes: notesWith(segment.notes, own, wanted.notes),
    duration_sec: durationOf(segment, range, own, wanted.durations, share),
  };
}

function notesWith(notes: string, pages: Wanted["pages"], what: Wanted["notes"]): string {
  const said = pages.map((page) => page.notes.trim()).filter(Boolean);
  // A deck without notes keeps the existing ones.
  if (what === "keep" || said.length === 0) return notes;
  const kept = what === "append" && notes.trim() !== "" ? [notes.trim()] : [];
  return beginningOf([...kept, ...said].join("\n\n"), MAX_NOTES);
}

function durationOf(
  { duration_sec }: PlanSegment,
  range: Range,
  pages: Wanted["pages"],
  what: Wanted["durations"],
  share: number,
): number {
  if (what === "keep") return duration_sec;
  if (what === "even") return within(share * pagesIn(range));
  const said = pages.flatMap(({ notes }) => notesTiming(notes) ?? []);
  return said.length === 0 ? duration_sec : within(said.reduce((sum, one) => sum + one, 0));
}

const within = (seconds: number): number => Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, Math.round(seconds)));
