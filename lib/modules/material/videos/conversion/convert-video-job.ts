import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/**
 * Converts a video to a format that every browser plays. One per workspace at a time, so that a long video
 * doesn't delay other workspaces.
 */
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
