import { publishFeedChanges, requireOnAir } from "@/lib/modules/stage/live-feed";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { attendeePersonId } from "@/lib/providers/room/identity";
import type { raisedHandsContract } from "./contract";

/** A hand that is already raised keeps its place in the queue. */
const RAISE = `
INSERT INTO raised_hand AS h (id, event_id, person_id, name, raised_at) VALUES ($1, $2, $3, $4, clock_timestamp())
ON CONFLICT (event_id, person_id) DO UPDATE
SET state = 'raised', untold = true, name = excluded.name, raised_at = excluded.raised_at WHERE h.state <> 'raised'`;

const LOWER = `
UPDATE raised_hand SET state = 'lowered', untold = true WHERE event_id = $1 AND person_id = $2 AND state = 'raised'`;

export async function setMyHand(
  ctx: Ctx,
  { slug, raised }: InputOf<typeof raisedHandsContract.setMyHand>,
): Promise<OutputOf<typeof raisedHandsContract.setMyHand>> {
  const { actor } = ctx.principal;
  const person = attendeePersonId(actor.id);
  // Someone who is banned may still lower their hand.
  const eventId = await requireOnAir(ctx, slug, raised ? { person } : {});
  if (raised) await ctx.sql("hand_raise", RAISE, [ctx.newId("hnd"), eventId, person, actor.name]);
  else await ctx.sql("hand_lower", LOWER, [eventId, person]);
  ctx.afterCommit(() => void publishFeedChanges(eventId));
  return { raised };
}
