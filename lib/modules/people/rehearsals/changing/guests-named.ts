import type { Guest } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid } from "@/lib/operation/problem";

/**
 * Returns guests of a show by ID, in that order and without duplicates. Throws `validation_error` for unknown
 * IDs.
 */
export async function guestsNamed(ctx: Ctx, eventId: string, ids: readonly string[]): Promise<Guest[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db.guest.findMany({ where: { id: { in: [...ids] }, eventId, deletedAt: null } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const missing = ids.findIndex((id) => !byId.has(id));
  if (missing !== -1) throw invalid({ [`guest_ids.${missing}`]: "not_found" });
  return [...new Set(ids)].map((id) => byId.get(id) as Guest);
}
