import type { Ctx } from "@/lib/operation/ctx";
import { tellInvitation, tellInvitationJob } from "../room";
import { enqueueWithEarlyRun } from "../studio";

/** Tells the attendee and the desks that an invitation changed. */
export function queueInvitationChange(ctx: Ctx, eventId: string, identity: string): void {
  enqueueWithEarlyRun(ctx, tellInvitationJob, { event_id: eventId, identity }, { subject: eventId }, () =>
    tellInvitation(eventId, identity),
  );
}
