import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/**
 * Ends connections of a person: with `guest_id` or `studio_link_id` those that came by a link that no longer counts, else
 * all of them. The room's watch does the former too, within five seconds, should this job be late.
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
