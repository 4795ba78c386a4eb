import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Writes a draft of the run of show for people to review, next to the current one. */
export const draftPlanJob = jobKind({
  kind: "plan.draft",
  pool: "app",
  payload: z.object({ event_id: z.string(), draft_id: z.string(), reservation_id: z.string().optional() }),
  leaseSeconds: 90,
  retries: [5, 30, 120],
  concurrency: { limit: 4 },
});
