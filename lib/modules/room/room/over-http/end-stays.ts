import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { type AdmittedShow, loadAdmission } from "../presence/admission";
import { type OpenConnection, participantOf } from "../presence/open-connection";
import { recordLeft } from "../presence/presence-rows";
import { SILENT_SECONDS } from "./heartbeat";

interface Stay extends OpenConnection {
  seen_at: Date;
}

const OPEN = `
SELECT participant_sid, identity, role, name, registration_id, joined_at, seen_at FROM presence
WHERE event_id = $1 AND left_at IS NULL AND seen_at IS NOT NULL`;

/**
 * Ends the stays of viewers over HTTP who weren't heard of any more. They left when they were last heard of, so their time
 * is at most one heartbeat too short.
 */
export async function endSilentStays(ctx: Ctx, show: AdmittedShow): Promise<void> {
  const silent = await ctx.sql<Stay>(
    "presence_http_silent",
    `${OPEN} AND seen_at < clock_timestamp() - make_interval(secs => $2) ORDER BY registration_id, participant_sid`,
    [show.id, SILENT_SECONDS],
  );
  for (const stay of silent) await recordLeft(ctx, show, participantOf(stay), stay.seen_at, true);
}

/**
 * Ends all stays of a person over HTTP now. Whoever may watch is back with their next heartbeat, unless they were `removed`
 * by the crew. Idempotent.
 */
export async function endStaysOf(
  eventId: string,
  person: string,
  why: "removed" | "withdrawn",
): Promise<void> {
  const admission = await loadAdmission(eventId, []);
  if (!admission) return;
  const { event } = admission;
  await asSystem("room.withdraw", event, async (ctx) => {
    const stays = await ctx.sql<Stay>("presence_http_of", `${OPEN} AND person_id = $2`, [eventId, person]);
    for (const stay of stays) await recordLeft(ctx, event, participantOf(stay), ctx.realNow, true);
    if (why === "removed")
      await ctx.db.presence.updateMany({
        where: { participantSid: { in: stays.map((stay) => stay.participant_sid) } },
        data: { removedAt: ctx.realNow },
      });
  });
}
