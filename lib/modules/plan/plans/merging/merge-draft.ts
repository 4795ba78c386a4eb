import { isDeepStrictEqual } from "node:util";
import { scaleSeconds } from "@/lib/plan-writer";
import { type Plan, STAGE_LIMITS } from "@/lib/stage";
import { matchParts } from "./match-parts";
import { changedFields } from "./plan-edits";

type Segment = Plan["segments"][number];

/** A new draft, and the run of show that combines it with people's edits of the previous one. */
export interface Merged {
  /** The draft, with its segments under their previous IDs. */
  written: Plan;
  plan: Plan;
}

/**
 * Replaces what was generated with a new draft and keeps people's edits of it: each changed field, the
 * segments that they added, removed or moved, and their lists. An edited segment that the draft no longer has
 * stays whole. Null if nothing generated is left, or both don't fit.
 */
export function mergeDraft(previous: Plan, current: Plan, draft: Plan): Merged | null {
  const mine = new Map(current.segments.map((segment) => [segment.id, segment]));
  if (!previous.segments.some(({ id }) => mine.has(id))) return null;
  const matched = matchParts(previous.segments, draft.segments);
  const written = draft.segments.map((part) => ({ ...part, id: matched.get(part)?.id ?? part.id }));
  const base = new Map(previous.segments.map((segment) => [segment.id, segment]));
  const merged = written.flatMap((part) => {
    const [before, own] = [base.get(part.id), mine.get(part.id)];
    if (!before) return [part];
    return own ? [withEdits(part, before, own)] : [];
  });
  const ordered = inTheirOrder(merged, previous, current);
  const segments = inTime(
    withTheirs(ordered, base, current, new Set(written.map(({ id }) => id))),
    written,
    base,
  );
  if (segments.length > STAGE_LIMITS.scenes) return null;
  return { written: { ...draft, segments: written }, plan: { segments, ...lists(previous, current, draft) } };
}

function withEdits(part: Segment, before: Segment, own: Segment): Segment {
  const fields = changedFields(before, own);
  return { ...part, ...Object.fromEntries(fields.map((field) => [field, own[field]])) };
}

const lists = (previous: Plan, current: Plan, draft: Plan): Pick<Plan, "ticker" | "questions"> => ({
  ticker: isDeepStrictEqual(previous.ticker, current.ticker) ? draft.ticker : current.ticker,
  questions: isDeepStrictEqual(previous.questions, current.questions) ? draft.questions : current.questions,
});

/** Keeps moved segments in people's order, in the positions that these segments have in the draft. */
function inTheirOrder(parts: Segment[], previous: Plan, current: Plan): Segment[] {
  const common = (plan: Plan, others: Plan): string[] => {
    const ids = new Set(others.segments.map(({ id }) => id));
    return plan.segments.map(({ id }) => id).filter((id) => ids.has(id));
  };
  const order = common(current, previous);
  if (isDeepStrictEqual(order, common(previous, current))) return parts;
  const place = new Map(order.map((id, index) => [id, index]));
  const moved = parts
    .filter(({ id }) => place.has(id))
    .sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
  return parts.map((part) => (place.has(part.id) ? (moved.shift() ?? part) : part));
}

/** Inserts the segments that only people have after the one that they follow in the current run of show. */
function withTheirs(
  parts: Segment[],
  base: ReadonlyMap<string, Segment>,
  current: Plan,
  inDraft: ReadonlySet<string>,
): Segment[] {
  const done = [...parts];
  current.segments.forEach((segment, index) => {
    const before = base.get(segment.id);
    const isTheirs = !before || (!inDraft.has(segment.id) && changedFields(before, segment).length > 0);
    if (!isTheirs) return;
    const ahead = current.segments.slice(0, index).reverse();
    const anchor = ahead.find(({ id }) => done.some((part) => part.id === id));
    done.splice(anchor ? done.findIndex(({ id }) => id === anchor.id) + 1 : 0, 0, segment);
  });
  return done;
}

const MIN_SECONDS = 60;

/** Takes the time of segments that the draft no longer has from those whose length no one changed. */
function inTime(
  parts: Segment[],
  written: readonly Segment[],
  base: ReadonlyMap<string, Segment>,
): Segment[] {
  const drafted = new Map(written.map((part) => [part.id, part.duration_sec]));
  const over = parts
    .filter(({ id }) => base.has(id) && !drafted.has(id))
    .reduce((sum, { duration_sec }) => sum + duration_sec, 0);
  const free = parts.map(({ id, duration_sec }) => (drafted.get(id) === duration_sec ? duration_sec : 0));
  const left = free.reduce((sum, seconds) => sum + seconds, 0) - over;
  if (over === 0 || left < free.filter(Boolean).length * MIN_SECONDS) return parts;
  const shares = scaleSeconds(free, left);
  return parts.map((part, index) => ({ ...part, duration_sec: shares[index] || part.duration_sec }));
}
