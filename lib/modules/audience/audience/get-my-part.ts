import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { attendeePersonId } from "@/lib/providers/room/identity";
import type { audienceContract } from "./contract";

export async function getMyPart(
  ctx: Ctx,
  { slug }: InputOf<typeof audienceContract.getMyPart>,
): Promise<OutputOf<typeof audienceContract.getMyPart>> {
  const { id: eventId } = await findEvent(ctx, slug);
  const personId = attendeePersonId(ctx.principal.actor.id);
  const votes = await ctx.db.pollVote.findMany({ where: { personId, poll: { eventId } } });
  const wanted = await ctx.db.questionVote.findMany({ where: { personId, eventId, wanted: true } });
  return {
    votes: votes.map(({ pollId, option }) => ({ poll_id: pollId, option })),
    questions: wanted.map(({ questionId }) => questionId),
  };
}
