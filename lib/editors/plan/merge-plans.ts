import { type Plan, type PlanSegment, sameJson } from "@/lib/stage";

/** A field that two people set to different values, starting from the same plan. */
export interface PlanConflict {
  /** Null for the lists of the whole run of show. */
  segmentId: string | null;
  title: string;
  field: string;
  mine: unknown;
  theirs: unknown;
}

export interface MergedPlans {
  plan: Plan;
  conflicts: PlanConflict[];
}

/**
 * Merges two people's edits of one run of show, field by field. A change by only one of them is kept; if both
 * changed the same thing, mine is kept and the conflict holds theirs. A segment that one of them removed and
 * the other edited stays.
 */
export function mergePlans(base: Plan, mine: Plan, theirs: Plan): MergedPlans {
  const conflicts: PlanConflict[] = [];
  const [was, own, other] = [base, mine, theirs].map(byId) as [ById, ById, ById];
  const merge = (id: string): PlanSegment | undefined =>
    mergePart(was.get(id), own.get(id), other.get(id), conflicts);
  const ids = orderOf(base, mine, theirs);
  const segments = ids.flatMap((id) => merge(id) ?? []);
  const list = (field: "ticker" | "questions"): string[] => {
    const [before, one, two] = [base[field], mine[field], theirs[field]];
    if (sameJson(before, one) || sameJson(one, two)) return two;
    if (!sameJson(before, two)) conflicts.push({ segmentId: null, title: "", field, mine: one, theirs: two });
    return one;
  };
  return { plan: { segments, ticker: list("ticker"), questions: list("questions") }, conflicts };
}

type ById = ReadonlyMap<string, PlanSegment>;

const byId = ({ segments }: Plan): ById => new Map(segments.map((segment) => [segment.id, segment]));

function mergePart(
  base: PlanSegment | undefined,
  mine: PlanSegment | undefined,
  theirs: PlanSegment | undefined,
  conflicts: PlanConflict[],
): PlanSegment | undefined {
  // Removed by one of them: gone, unless the other edited it.
  if (!mine || !theirs) {
    const left = mine ?? theirs;
    return base && left && sameJson(base, left) ? undefined : left;
  }
  const fields = (Object.keys(mine) as (keyof PlanSegment)[]).filter(
    (field) => !sameJson(mine[field], theirs[field]),
  );
  if (fields.length === 0) return mine;
  const merged: Record<string, unknown> = { ...theirs };
  for (const field of fields) {
    if (base && sameJson(base[field], mine[field])) continue;
    merged[field] = mine[field];
    if (!base || !sameJson(base[field], theirs[field]))
      conflicts.push({
        segmentId: mine.id,
        title: mine.title,
        field,
        mine: mine[field],
        theirs: theirs[field],
      });
  }
  return merged as PlanSegment;
}

/**
 * Returns the ids of both: in my order if I moved a segment, otherwise in theirs. Additions go behind the
 * segment that they follow.
 */
function orderOf(base: Plan, mine: Plan, theirs: Plan): string[] {
  const [was, own, other] = [base, mine, theirs].map(({ segments }) => segments.map(({ id }) => id)) as [
    string[],
    string[],
    string[],
  ];
  const iMoved = !sameJson(common(was, own), common(own, was));
  const [lead, rest] = iMoved ? [own, other] : [other, own];
  const order = [...lead];
  rest.forEach((id, index) => {
    if (order.includes(id)) return;
    const before = rest
      .slice(0, index)
      .reverse()
      .find((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

const common = (ids: readonly string[], others: readonly string[]): string[] =>
  ids.filter((id) => others.includes(id));
