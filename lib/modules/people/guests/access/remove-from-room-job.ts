import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/**
 * Ends a person's connections: with `guest_id` or `studio_link_id`, those made with a link that is no longer
 * valid, otherwise all. If this job is late, the room watch ends invalid ones within five seconds.
 */
export const removeFromRoomJob = jobKind({
  kind: "room.remove",
  pool: "app",
  payload: z.object({
    event_id: z.string(),
    guest_id: z.string().optional(),
    studio_link_id: z.string().optional(),
    identity: z.string(),
  }),
  leaseSeconds: 30,
  retries: [1, 2, 5, 30],
});
