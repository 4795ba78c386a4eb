import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Writes the run of show of a new event. */
export const writePlanJob = jobKind({
  kind: "plan.write",
  pool: "app",
  payload: z.object({ event_id: z.string(), reservation_id: z.string().optional() }),
  leaseSeconds: 90,
  maxSeconds: 300,
  retries: [5, 30, 120],
  concurrency: { limit: 4 },
});
