import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { applyStageEvent, lockStage } from "@/lib/modules/stage/stage-state";
import { requireStageControl } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import type { stageInvitationsContract } from "./contract";
import { lookForAttendee } from "./find-attendee";
import { presentInvitation } from "./present-invitation";
import { queueInvitationChange } from "./queue-invitation-change";

export async function endStageInvitation(
  ctx: Ctx,
  { slug, person }: InputOf<typeof stageInvitationsContract.endStageInvitation>,
): Promise<OutputOf<typeof stageInvitationsContract.endStageInvitation>> {
  const event = await ctx.ahead(() => findEvent(ctx, slug));
  await lockStage(ctx, event);
  await requireStageControl(ctx, event.id);
  const attendee = await lookForAttendee(ctx, event.id, person);
  const previous = attendee?.stageInvitation;
  if (!attendee || !previous) throw notFound();
  const { id, name } = attendee;
  await applyStageEvent(ctx, event.id, { type: "person_left", identity: previous.personId });
  const row =
    previous.state === "ended"
      ? previous
      : await ctx.db.stageInvitation.update({
          where: { registrationId: id },
          data: { state: "ended", endedAt: ctx.realNow },
        });
  ctx.record({
    subjectType: "registration",
    subjectId: id,
    before: { stage: previous.state },
    after: { stage: "ended" },
  });
  if (row !== previous) queueInvitationChange(ctx, event.id, row.personId);
  return presentInvitation(row, name);
}
