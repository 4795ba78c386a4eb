import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Sends a guest's invitation at its scheduled time. */
export const inviteGuestJob = jobKind({
  kind: "guest.invite",
  pool: "app",
  payload: z.object({ invitation_id: z.string(), send_at: z.string() }),
});
