import { sameJson } from "./diff";
import type { Plan, PlanSegment } from "./plan";

export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** The change of one segment, or of the lists of the whole run of show. */
export interface PlanChange {
  change: "added" | "removed" | "changed" | "moved";
  /** Null for the lists. */
  segment_id: string | null;
  title: string | null;
  /** An added segment has no values before, and a removed one none after. */
  fields: FieldChange[];
}

const LISTS = ["ticker", "questions"] as const;

/**
 * Returns the changes from one run of show to the other, segment by segment in the later one's order; removed
 * segments come last. A segment that others were moved past hasn't moved itself. Two equal plans give no
 * changes.
 */
export function planDifference(before: Plan, after: Plan): PlanChange[] {
  const previous = new Map(before.segments.map((segment) => [segment.id, segment]));
  const there = new Set(after.segments.map(({ id }) => id));
  const moved = movedOf(before.segments, after.segments);
  const lists = LISTS.flatMap((field) => fieldChange(field, before[field], after[field]));
  return [
    ...after.segments.flatMap((segment) => changesOf(previous.get(segment.id), segment, moved)),
    ...before.segments.filter(({ id }) => !there.has(id)).map(removal),
    ...(lists.length > 0
      ? [{ change: "changed" as const, segment_id: null, title: null, fields: lists }]
      : []),
  ];
}

function changesOf(
  before: PlanSegment | undefined,
  after: PlanSegment,
  moved: ReadonlySet<string>,
): PlanChange[] {
  const about = { segment_id: after.id, title: after.title };
  if (!before) return [{ change: "added", ...about, fields: fieldsOf(undefined, after) }];
  const fields = fieldsOf(before, after);
  return [
    ...(moved.has(after.id) ? [{ change: "moved" as const, ...about, fields: [] }] : []),
    ...(fields.length > 0 ? [{ change: "changed" as const, ...about, fields }] : []),
  ];
}

const removal = (segment: PlanSegment): PlanChange => ({
  change: "removed",
  segment_id: segment.id,
  title: segment.title,
  fields: fieldsOf(segment, undefined),
});

/** Returns the fields that differ; for an added or removed segment, those with content. */
function fieldsOf(before: PlanSegment | undefined, after: PlanSegment | undefined): FieldChange[] {
  const names = Object.keys(after ?? before ?? {}) as (keyof PlanSegment)[];
  return names
    .filter((field) => field !== "id")
    .flatMap((field) => fieldChange(field, before?.[field] ?? null, after?.[field] ?? null))
    .filter(({ before: was, after: is }) => (before && after) || !isBlank(was) || !isBlank(is));
}

const isBlank = (value: unknown): boolean =>
  value === null || value === "" || value === false || (Array.isArray(value) && value.length === 0);

const fieldChange = (field: string, before: unknown, after: unknown): FieldChange[] =>
  sameJson(before, after) ? [] : [{ field, before, after }];

/**
 * Returns the minimal set of moves: everything outside the longest run of common segments that keep their
 * order.
 */
function movedOf(before: readonly PlanSegment[], after: readonly PlanSegment[]): Set<string> {
  const place = new Map(before.map(({ id }, index) => [id, index]));
  const common = after.flatMap(({ id }) => {
    const was = place.get(id);
    return was === undefined ? [] : [{ id, was }];
  });
  const staying = new Set(longestRise(common.map(({ was }) => was)));
  return new Set(common.filter(({ was }) => !staying.has(was)).map(({ id }) => id));
}

/** Returns the longest increasing subsequence of distinct numbers. */
function longestRise(numbers: readonly number[]): number[] {
  const lengths: number[] = [];
  const previous: number[] = [];
  let last = -1;
  numbers.forEach((number, index) => {
    lengths[index] = 1;
    previous[index] = -1;
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (lengths[earlier] ?? 0) + 1;
      if ((numbers[earlier] ?? 0) >= number || length <= (lengths[index] ?? 0)) continue;
      lengths[index] = length;
      previous[index] = earlier;
    }
    if (last === -1 || (lengths[index] ?? 0) > (lengths[last] ?? 0)) last = index;
  });
  const rise: number[] = [];
  for (let at = last; at !== -1; at = previous[at] ?? -1) rise.unshift(numbers[at] ?? 0);
  return rise;
}
