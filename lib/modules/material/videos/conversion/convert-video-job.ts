import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Makes of a video what every browser plays. One of a workspace at a time, so that nobody's long one keeps others waiting. */
export const convertVideoJob = jobKind({
  kind: "videos.convert",
  pool: "media",
  payload: z.object({ workspace_id: z.string() }),
  leaseSeconds: 15,
  maxSeconds: 1_800,
  retries: [2, 15],
  maxAttempts: 3,
  concurrency: { limit: 2, group: { field: "workspace_id", limit: 1 } },
});
