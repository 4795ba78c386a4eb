import { notifyOfInvitation, notifyOfInvitationJob } from "@/lib/modules/room/room";
import { enqueueWithEarlyRun } from "@/lib/modules/stage/broadcast";
import type { Ctx } from "@/lib/operation/ctx";

/** Tells the attendee and the desks that an invitation changed. */
export function queueInvitationChange(ctx: Ctx, eventId: string, identity: string): void {
  enqueueWithEarlyRun(ctx, notifyOfInvitationJob, { event_id: eventId, identity }, { subject: eventId }, () =>
    notifyOfInvitation(eventId, identity),
  );
}
