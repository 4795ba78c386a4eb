import type { Event, Sponsor } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { findSponsor } from "./find-sponsor";

/** Returns a sponsor of this show, locked against concurrent changes. */
export async function lockSponsor(ctx: Ctx, event: Pick<Event, "id">, id: string): Promise<Sponsor> {
  await ctx.lock("sponsor_lock", "SELECT 1 FROM sponsor WHERE id = $1 AND event_id = $2 FOR UPDATE", [
    id,
    event.id,
  ]);
  return findSponsor(ctx, event, id);
}
