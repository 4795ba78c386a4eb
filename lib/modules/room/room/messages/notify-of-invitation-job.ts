import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Notifies an attendee and the desks of a changed invitation, if the early run after the call failed. */
export const notifyOfInvitationJob = jobKind({
  kind: "room.invitation",
  pool: "app",
  payload: z.object({ event_id: z.string(), identity: z.string() }),
  leaseSeconds: 30,
  retries: [1, 3],
});
