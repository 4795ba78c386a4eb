import type { Ctx } from "@/lib/operation/ctx";
import { tellInvitation } from "../room";
import { enqueueWithEarlyRun } from "../studio";

/** Tells the attendee and the desks that an invitation changed. */
export function queueInvitationChange(ctx: Ctx, eventId: string, identity: string): void {
  const job = { kind: "room.invitation", subject: eventId, payload: { event_id: eventId, identity } };
  enqueueWithEarlyRun(ctx, job, () => tellInvitation(eventId, identity));
}
