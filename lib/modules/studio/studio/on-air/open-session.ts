import type { ShowSession } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";

/** Returns the show's current session, if there is one. */
export const openSession = (ctx: Ctx, eventId: string): Promise<ShowSession | null> =>
  ctx.db.showSession.findFirst({
    where: { eventId, kind: "live", endedAt: null },
    orderBy: { startedAt: "desc" },
  });

export const lastSession = (ctx: Ctx, eventId: string): Promise<ShowSession | null> =>
  ctx.db.showSession.findFirst({ where: { eventId, kind: "live" }, orderBy: { startedAt: "desc" } });

/** Returns the totals of the show's other sessions. */
export async function earlierSessions(
  ctx: Ctx,
  eventId: string,
  id = "",
): Promise<{ aired_sec: number; peak_concurrent: number }> {
  const rows = await ctx.db.showSession.findMany({
    where: { eventId, kind: "live", id: { not: id }, endedAt: { not: null } },
  });
  const seconds = rows.map(({ startedAt, endedAt }) => (Number(endedAt) - startedAt.getTime()) / 1000);
  return {
    aired_sec: seconds.reduce((sum, one) => sum + Math.max(0, one), 0),
    peak_concurrent: Math.max(0, ...rows.map(({ peakConcurrent }) => peakConcurrent)),
  };
}

export const presentSession = (row: ShowSession) => ({
  id: row.id,
  started_at: iso(row.startedAt),
  ended_at: isoOrNull(row.endedAt),
  peak_concurrent: row.peakConcurrent,
});
