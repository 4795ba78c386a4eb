import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { attendeePersonId } from "@/lib/providers/room/identity";
import type { raisedHandsContract } from "./contract";

export async function getMyHand(
  ctx: Ctx,
  { slug }: InputOf<typeof raisedHandsContract.getMyHand>,
): Promise<OutputOf<typeof raisedHandsContract.getMyHand>> {
  const { id: eventId } = await findEvent(ctx, slug);
  const personId = attendeePersonId(ctx.principal.actor.id);
  const hand = await ctx.db.raisedHand.findUnique({ where: { eventId_personId: { eventId, personId } } });
  return { raised: hand?.state === "raised" };
}
