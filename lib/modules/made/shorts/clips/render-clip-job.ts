import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Renders a clip. One per workspace at a time, so that others come first. */
export const renderClipJob = jobKind({
  kind: "short.render",
  pool: "media",
  payload: z.object({ workspace_id: z.string(), reservation_id: z.string().optional() }),
  leaseSeconds: 20,
  maxSeconds: 1_800,
  retries: [5, 30, 120, 300],
  maxAttempts: 5,
  concurrency: { limit: 2, group: { field: "workspace_id", limit: 1 } },
});
