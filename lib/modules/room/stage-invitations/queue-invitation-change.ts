import { tellInvitation, tellInvitationJob } from "@/lib/modules/room/room";
import { enqueueWithEarlyRun } from "@/lib/modules/stage/broadcast";
import type { Ctx } from "@/lib/operation/ctx";

/** Notifies the attendee and the desks of a changed invitation. */
export function queueInvitationChange(ctx: Ctx, eventId: string, identity: string): void {
  enqueueWithEarlyRun(ctx, tellInvitationJob, { event_id: eventId, identity }, { subject: eventId }, () =>
    tellInvitation(eventId, identity),
  );
}
