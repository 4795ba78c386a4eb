import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Makes pages of a deck. One of a workspace at a time, so that nobody's heavy one keeps others waiting. */
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
