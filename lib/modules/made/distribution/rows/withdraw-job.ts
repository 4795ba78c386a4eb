import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Takes something back from a destination that isn't ours. */
export const withdrawJob = jobKind({
  kind: "distribution.withdraw",
  pool: "app",
  payload: z.object({ destination_id: z.string() }),
  retries: [5, 30, 120],
  maxAttempts: 4,
  concurrency: { limit: 8, group: { field: "destination_id", limit: 1 } },
});
