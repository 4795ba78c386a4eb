import { searchKey } from "@/lib/modules/calls/calls";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { invalid } from "@/lib/operation/problem";

interface Filters {
  call_ids?: string[] | undefined;
  people?: string[] | undefined;
  company?: string | undefined;
  since?: Date | string | undefined;
  until?: Date | string | undefined;
}

/** More calls than that are narrowed down by their latest ones. */
const MAX_CALLS = 20_000;

/**
 * Returns the rows of the calls that the filters leave; null without filters.
 * @throws `validation_error` for a call that isn't the caller's
 */
export async function callsToSearch(
  ctx: Ctx,
  { call_ids, people, company, since, until }: Filters,
): Promise<string[] | null> {
  if ([call_ids, people, company, since, until].every((one) => one === undefined)) return null;
  const rows = await ctx.db.salesCall.findMany({
    where: {
      ...ownedBy(ctx),
      ...(call_ids && { callId: { in: call_ids } }),
      ...(people && { people: { hasSome: people.map(searchKey) } }),
      ...(company !== undefined && { companies: { has: searchKey(company) } }),
      heldAt: { ...(since && { gte: since }), ...(until && { lt: until }) },
    },
    select: { id: true, callId: true },
    orderBy: { heldAt: "desc" },
    take: MAX_CALLS,
  });
  if (call_ids) await requireAll(ctx, call_ids, rows);
  return rows.map(({ id }) => id);
}

/** A call that another filter leaves out is no error; one that isn't there is. */
async function requireAll(
  ctx: Ctx,
  ids: readonly string[],
  found: readonly { callId: string }[],
): Promise<void> {
  const known = new Set(found.map(({ callId }) => callId));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return;
  const others = await ctx.db.salesCall.findMany({
    where: { ...ownedBy(ctx), callId: { in: missing } },
    select: { callId: true },
  });
  for (const { callId } of others) known.add(callId);
  const at = ids.findIndex((id) => !known.has(id));
  if (at >= 0) throw invalid({ [`call_ids.${at}`]: "not_found" });
}
