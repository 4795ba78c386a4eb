import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { findRehearsal, type RehearsalWithGuests } from "./find-rehearsal";

/** Returns a rehearsal of this show, locked against concurrent changes and emails. */
export async function lockRehearsal(
  ctx: Ctx,
  event: Pick<Event, "id">,
  id: string,
): Promise<RehearsalWithGuests> {
  await ctx.lock("rehearsal_lock", "SELECT 1 FROM rehearsal WHERE id = $1 AND event_id = $2 FOR UPDATE", [
    id,
    event.id,
  ]);
  return findRehearsal(ctx, event, id);
}
