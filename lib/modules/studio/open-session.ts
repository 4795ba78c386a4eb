import type { ShowSession } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";

/** The show's session that has not ended, if one has begun. */
export const openSession = (ctx: Ctx, eventId: string): Promise<ShowSession | null> =>
  ctx.db.showSession.findFirst({ where: { eventId, endedAt: null }, orderBy: { startedAt: "desc" } });

export const lastSession = (ctx: Ctx, eventId: string): Promise<ShowSession | null> =>
  ctx.db.showSession.findFirst({ where: { eventId }, orderBy: { startedAt: "desc" } });

export const presentSession = (row: ShowSession) => ({
  id: row.id,
  started_at: iso(row.startedAt),
  ended_at: isoOrNull(row.endedAt),
  peak_concurrent: row.peakConcurrent,
});
