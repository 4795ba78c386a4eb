import type { ShowSession } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { RehearsalRun, RehearsedPart } from "./rehearsal-schema";

/** Returns a show's current rehearsal, or the last one. */
export const lastRehearsal = (ctx: Ctx, eventId: string): Promise<ShowSession | null> =>
  ctx.db.showSession.findFirst({ where: { eventId, kind: "rehearsal" }, orderBy: { startedAt: "desc" } });

export const presentRehearsal = (row: ShowSession): RehearsalRun => ({
  session_id: row.id,
  started_at: iso(row.startedAt),
  ended_at: isoOrNull(row.endedAt),
  parts: (row.timings ?? []) as RehearsedPart[],
});
