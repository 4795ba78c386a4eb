import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Computes the vectors of a call's or document's passages. One per workspace at a time, so that others needn't wait for a large one. */
export const embedPassagesJob = jobKind({
  kind: "passages.embed",
  pool: "media",
  payload: z.object({ workspace_id: z.string() }),
  leaseSeconds: 30,
  maxSeconds: 540,
  retries: [2, 15, 60],
  maxAttempts: 4,
  concurrency: { limit: 2, group: { field: "workspace_id", limit: 1 } },
});
