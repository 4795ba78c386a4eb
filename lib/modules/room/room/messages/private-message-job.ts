import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Notifies a guest and the crew of a private message, if the early run after the call failed. */
export const privateMessageJob = jobKind({
  kind: "room.private_message",
  pool: "app",
  payload: z.object({ event_id: z.string(), identity: z.string() }),
  leaseSeconds: 30,
  retries: [1, 3],
});
