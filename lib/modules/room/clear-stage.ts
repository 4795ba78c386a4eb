import type { Ctx } from "@/lib/operation/ctx";
import { applyStageEvent, stageOf } from "../studio";
import { type Admission, isOpenGuest } from "./admission";

/** How long a guest whose connection broke keeps their place on the stage. */
const GRACE_SECONDS = 30;

/** Takes guests off the stage whose link no longer counts, or who have been gone for half a minute. */
export async function clearStage(ctx: Ctx, book: Admission): Promise<void> {
  const state = await stageOf(ctx, book.event.id);
  if (state.phase === "ended") return;
  const guests = state.stage.filter(({ kind }) => kind === "guest");
  if (guests.length === 0) return;
  const gone = await goneFor(ctx, book.event.id, GRACE_SECONDS);
  for (const { identity } of guests) {
    if (isOpenGuest(book, identity) && !gone.has(identity)) continue;
    await applyStageEvent(ctx, book.event.id, { type: "person_left", identity });
  }
}

/** Identities that were in the room and have had no connection for so long. */
async function goneFor(ctx: Ctx, eventId: string, seconds: number): Promise<Set<string>> {
  const rows = await ctx.sql<{ identity: string }>(
    "presence_gone",
    `SELECT identity FROM presence WHERE event_id = $1 AND role = 'guest' GROUP BY identity
     HAVING bool_and(left_at IS NOT NULL) AND max(left_at) < now() - make_interval(secs => $2)`,
    [eventId, seconds],
  );
  return new Set(rows.map(({ identity }) => identity));
}
