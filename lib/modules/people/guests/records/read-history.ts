import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { iso } from "@/lib/platform/runtime/clock";

const MAX = 100;

/**
 * Returns a guest's entries in the audit log, newest first: who did what, with the names of changed fields
 * but not their values.
 */
export async function readHistory(ctx: Ctx, guestId: string) {
  const rows = await ctx.db.auditEntry.findMany({
    where: { ...ownedBy(ctx), subjectType: "guest", subjectId: guestId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX,
  });
  return rows.map(({ action, actorType, actorName, before, after, createdAt }) => ({
    action,
    actor: { type: actorType, name: actorName },
    changed: namesIn(before, after),
    created_at: iso(createdAt),
  }));
}

const namesIn = (...values: unknown[]): string[] => [
  ...new Set(
    values.flatMap((value) => (value !== null && typeof value === "object" ? Object.keys(value) : [])),
  ),
];
