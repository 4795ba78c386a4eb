import { isDeepStrictEqual } from "node:util";
import { scaleSeconds } from "@/lib/plan-writer";
import { type Plan, STAGE_LIMITS } from "@/lib/stage";
import { matchParts } from "./match-parts";
import { changedFields } from "./plan-edits";

type Segment = Plan["segments"][number];

/** A new draft, and the run of show that comes of it and of what people changed in the former one. */
export interface Merged {
  /** The draft under the ids that its parts had before. */
  written: Plan;
  plan: Plan;
}

/**
 * Puts a new draft in place of what was written, and keeps what people made of that: each field that they changed, the
 * parts that they added, removed or moved, their lists. A part that they changed and that the draft no longer has stays
 * whole. Null where nothing of what was written is left, or there is no room for both: the run of show is theirs.
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

/** Parts that people moved stand as they put them, in the places that such parts have in the draft. */
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

/** What is theirs alone comes in behind the part that it follows in their own run of show. */
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

/** What a part that the draft no longer has takes is taken from those whose length nobody changed. */
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
