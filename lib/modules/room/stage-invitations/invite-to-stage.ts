import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { publishFeedChanges } from "@/lib/modules/stage/live-feed";
import { lockStage } from "@/lib/modules/stage/stage-state";
import { requireShowAvailable } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, Problem } from "@/lib/operation/problem";
import { attendeePersonId } from "@/lib/providers/room/identity";
import type { stageInvitationsContract } from "./contract";
import { findAttendee } from "./find-attendee";
import { presentInvitation } from "./present-invitation";
import { queueInvitationChange } from "./queue-invitation-change";

export async function inviteToStage(
  ctx: Ctx,
  { slug, identity }: InputOf<typeof stageInvitationsContract.inviteToStage>,
): Promise<OutputOf<typeof stageInvitationsContract.inviteToStage>> {
  const event = await ctx.ahead(() => findEvent(ctx, slug));
  const stage = await lockStage(ctx, event);
  await requireShowAvailable(ctx, event);
  if (stage.phase !== "live") throw new Problem("not_live");
  const attendee = await findAttendee(ctx, event.id, identity);
  const { id, name, stageInvitation: previous } = attendee;
  const subject = { subjectType: "registration", subjectId: id };
  if (previous?.state === "invited" || previous?.state === "accepted") {
    ctx.record({ ...subject, after: { stage: previous.state, unchanged: true } });
    return presentInvitation(previous, name);
  }
  await requireWatching(ctx, event.id, id);
  const asked = {
    state: "invited",
    createdAt: ctx.realNow,
    answeredAt: null,
    endedAt: null,
    recordingAgreed: null,
    recordingText: null,
  };
  const row = await ctx.db.stageInvitation.upsert({
    where: { registrationId: id },
    create: { registrationId: id, eventId: event.id, personId: attendeePersonId(id), ...asked },
    update: { ...asked, version: { increment: 1 } },
  });
  await ctx.db.raisedHand.updateMany({
    where: { eventId: event.id, personId: row.personId, state: "raised" },
    data: { state: "lowered", untold: true },
  });
  ctx.afterCommit(() => void publishFeedChanges(event.id));
  ctx.record({ ...subject, before: { stage: previous?.state ?? null }, after: { stage: "invited" } });
  queueInvitationChange(ctx, event.id, row.personId);
  return presentInvitation(row, name);
}

async function requireWatching(ctx: Ctx, eventId: string, registrationId: string): Promise<void> {
  const here = await ctx.db.presence.findFirst({ where: { eventId, registrationId, leftAt: null } });
  if (!here)
    throw invalid(
      { identity: "not_found" },
      "This attendee isn't watching right now. Invite them once they're back.",
    );
}
