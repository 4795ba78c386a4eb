import { notifyOfInvitation, notifyOfInvitationJob } from "@/lib/modules/room/room";
import { enqueueWithEarlyRun } from "@/lib/modules/stage/broadcast";
import { publishFeedChanges } from "@/lib/modules/stage/live-feed";
import { findAvailableShow } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import type { raisedHandsContract } from "./contract";

export async function dismissRaisedHand(
  ctx: Ctx,
  { slug, person }: InputOf<typeof raisedHandsContract.dismissRaisedHand>,
): Promise<OutputOf<typeof raisedHandsContract.dismissRaisedHand>> {
  const event = await findAvailableShow(ctx, slug);
  const where = { eventId_personId: { eventId: event.id, personId: person } };
  const hand = await ctx.db.raisedHand.findUnique({ where });
  if (!hand) throw notFound();
  if (hand.state === "raised")
    await ctx.db.raisedHand.update({ where, data: { state: "dismissed", untold: true } });
  ctx.record({
    subjectType: "raised_hand",
    subjectId: hand.id,
    before: { state: hand.state },
    after: { raised: false },
  });
  ctx.afterCommit(() => void publishFeedChanges(event.id));
  // Their page reads everything about their way on stage.
  enqueueWithEarlyRun(
    ctx,
    notifyOfInvitationJob,
    { event_id: event.id, identity: person },
    { subject: event.id },
    () => notifyOfInvitation(event.id, person),
  );
  return { person, raised: false };
}
