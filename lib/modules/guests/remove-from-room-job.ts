import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/**
 * Ends connections: with `guest_id` those that came by a backstage link that no longer counts, else the one of
 * `identity`. The room's watch does the former too, within five seconds, should this job be late.
 */
export const removeFromRoomJob = jobKind({
  kind: "room.remove",
  pool: "app",
  payload: z
    .object({ event_id: z.string(), guest_id: z.string().optional(), identity: z.string().optional() })
    .refine(({ guest_id, identity }) => guest_id !== undefined || identity !== undefined),
  leaseSeconds: 30,
  retries: [1, 2, 5, 30],
});
