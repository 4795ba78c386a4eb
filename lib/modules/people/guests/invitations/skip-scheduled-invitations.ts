import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { cancelJobs } from "@/lib/platform/jobs";
import { inviteGuestJob } from "./invite-guest-job";

/** Skips the scheduled invitations of a show's guests, with a reason. */
export async function skipScheduledInvitations(
  ctx: Ctx,
  event: Pick<Event, "id">,
  error: string,
): Promise<number> {
  const skipped = await ctx.db.guestInvitation.updateManyAndReturn({
    where: { state: "scheduled", guest: { eventId: event.id } },
    data: { state: "skipped", error, updatedAt: ctx.now },
    select: { id: true, guestId: true },
  });
  await cancelJobs(
    inviteGuestJob.kind,
    skipped.map(({ id }) => id),
  );
  for (const { guestId } of skipped)
    ctx.record({ subjectType: "guest", subjectId: guestId, after: { invitation: "skipped", error } });
  return skipped.length;
}
