import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/**
 * Converts a deck to pages. One per workspace at a time, so that a heavy deck doesn't delay other workspaces.
 */
export const convertPresentationJob = jobKind({
  kind: "presentations.convert",
  pool: "media",
  payload: z.object({ workspace_id: z.string() }),
  leaseSeconds: 15,
  maxSeconds: 480,
  retries: [2, 15],
  maxAttempts: 3,
  concurrency: { limit: 2, group: { field: "workspace_id", limit: 1 } },
});
