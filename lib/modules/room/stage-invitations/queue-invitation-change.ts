import { notifyOfInvitation, notifyOfInvitationJob } from "@/lib/modules/room/room";
import { enqueueWithEarlyRun } from "@/lib/modules/stage/broadcast";
import type { Ctx } from "@/lib/operation/ctx";

/** Notifies the attendee and the desks of a changed invitation. */
export function queueInvitationChange(ctx: Ctx, eventId: string, identity: string): void {
  enqueueWithEarlyRun(ctx, notifyOfInvitationJob, { event_id: eventId, identity }, { subject: eventId }, () =>
    notifyOfInvitation(eventId, identity),
  );
}
