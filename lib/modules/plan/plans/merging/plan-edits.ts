import { isDeepStrictEqual } from "node:util";
import type { Plan } from "@/lib/stage";

type Segment = Plan["segments"][number];

/** People's edits of one generated segment. `fields` are the changed ones. */
export interface PlanEdit {
  /** Null for the lists of the whole run of show. */
  segment_id: string | null;
  title: string | null;
  change: "changed" | "added" | "removed";
  fields: string[];
}

const LISTS = ["ticker", "questions"] as const;

/** Returns the differences between a run of show and its generated base. A reverted change isn't an edit. */
export function planEdits(written: Plan, current: Plan): PlanEdit[] {
  const previous = new Map(written.segments.map((segment) => [segment.id, segment]));
  const there = new Set(current.segments.map(({ id }) => id));
  const lists = LISTS.filter((name) => !isDeepStrictEqual(written[name], current[name]));
  return [
    ...current.segments.flatMap((segment) => {
      const before = previous.get(segment.id);
      const fields = before ? changedFields(before, segment) : [];
      return before && fields.length === 0 ? [] : [edit(segment, before ? "changed" : "added", fields)];
    }),
    ...written.segments.filter(({ id }) => !there.has(id)).map((segment) => edit(segment, "removed", [])),
    ...(lists.length > 0
      ? [{ segment_id: null, title: null, change: "changed" as const, fields: [...lists] }]
      : []),
  ];
}

const edit = ({ id, title }: Segment, change: PlanEdit["change"], fields: string[]): PlanEdit => ({
  segment_id: id,
  title,
  change,
  fields,
});

export const changedFields = (before: Segment, after: Segment): (keyof Segment)[] =>
  (Object.keys(after) as (keyof Segment)[])
    .filter((field) => field !== "id" && !isDeepStrictEqual(before[field], after[field]))
    .sort();
