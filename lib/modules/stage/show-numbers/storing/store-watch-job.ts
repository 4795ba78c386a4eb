import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Stores what a show's audience watched, after its end. */
export const storeWatchJob = jobKind({
  kind: "numbers.store",
  pool: "app",
  payload: z.object({ event_id: z.string() }),
  concurrency: { limit: 2, group: { field: "event_id", limit: 1 } },
});
