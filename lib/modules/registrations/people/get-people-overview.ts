import { listedBy } from "@/lib/modules/registrations/places";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { peopleContract } from "./contract";

type Output = OutputOf<typeof peopleContract.getPeopleOverview>;

interface Group extends Record<string, unknown> {
  state: keyof Output["by_state"];
  source: string;
  count: number;
}

export async function getPeopleOverview(
  ctx: Ctx,
  { slug, ...filters }: InputOf<typeof peopleContract.getPeopleOverview>,
): Promise<Output> {
  const event = await findEvent(ctx, slug);
  const groups = await ctx.sql<Group>(
    "people_groups",
    `SELECT state, source, count(*)::int AS count FROM registration
     WHERE event_id = $1 AND removed_at IS NULL GROUP BY 1, 2`,
    [event.id],
  );
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return {
    matching: isFiltered ? await countMatching(ctx, event.id, filters) : total,
    total,
    by_state: {
      confirmed: 0,
      waitlisted: 0,
      pending_approval: 0,
      cancelled: 0,
      ...Object.fromEntries(sums(groups, "state")),
    },
    sources: sums(groups, "source")
      .map(([source, count]) => ({ source, count }))
      .sort((a, b) => b.count - a.count),
  };
}

async function countMatching(
  ctx: Ctx,
  eventId: string,
  filters: Parameters<typeof listedBy>[1],
): Promise<number> {
  const { name, condition, values } = listedBy(eventId, filters);
  const [row] = await ctx.sql<{ count: number }>(
    `people_matching${name}`,
    `SELECT count(*)::int AS count FROM registration WHERE ${condition}`,
    values,
  );
  return row?.count ?? 0;
}

function sums(groups: readonly Group[], by: "state" | "source"): [string, number][] {
  const found = new Map<string, number>();
  for (const group of groups) found.set(group[by], (found.get(group[by]) ?? 0) + group.count);
  return [...found];
}
