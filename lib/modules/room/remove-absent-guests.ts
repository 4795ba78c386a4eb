import type { Ctx } from "@/lib/operation/ctx";
import { applyStageEvent, stageOf } from "../studio";
import { type Admission, hasOpenLink } from "./admission";

/** How long a guest whose connection broke keeps their place on the stage. */
const GRACE_SECONDS = 30;

/** Takes guests off the stage whose link was revoked, or who have been disconnected for half a minute. */
export async function removeAbsentGuests(ctx: Ctx, admission: Admission): Promise<void> {
  const state = await stageOf(ctx, admission.event.id);
  if (state.phase === "ended") return;
  const guests = state.stage.filter(({ kind }) => kind === "guest");
  if (guests.length === 0) return;
  const gone = await disconnectedFor(ctx, admission.event.id, GRACE_SECONDS);
  for (const { identity } of guests) {
    if (hasOpenLink(admission, identity) && !gone.has(identity)) continue;
    await applyStageEvent(ctx, admission.event.id, { type: "person_left", identity });
  }
}

/** Identities that were in the room and have had no connection for so long. */
async function disconnectedFor(ctx: Ctx, eventId: string, seconds: number): Promise<Set<string>> {
  const rows = await ctx.sql<{ identity: string }>(
    "presence_gone",
    `SELECT identity FROM presence WHERE event_id = $1 AND role = 'guest' GROUP BY identity
     HAVING bool_and(left_at IS NOT NULL) AND max(left_at) < now() - make_interval(secs => $2)`,
    [eventId, seconds],
  );
  return new Set(rows.map(({ identity }) => identity));
}
