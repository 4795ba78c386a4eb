import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Publishes one thing at one destination, so that a slow one delays no other. */
export const publishJob = jobKind({
  kind: "distribution.publish",
  pool: "media",
  payload: z.object({ destination_id: z.string() }),
  leaseSeconds: 20,
  maxSeconds: 7_200,
  retries: [5, 30, 120],
  maxAttempts: 4,
  concurrency: { limit: 8, group: { field: "destination_id", limit: 1 } },
});
