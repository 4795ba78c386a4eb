import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Joins a program's pieces to an MP4 and draws its thumbnail. One per workspace at a time, so that others come first. */
export const joinProgramJob = jobKind({
  kind: "program.join",
  pool: "media",
  payload: z.object({ workspace_id: z.string(), version: z.int() }),
  leaseSeconds: 15,
  maxSeconds: 2_400,
  retries: [5, 60],
  maxAttempts: 3,
  concurrency: { limit: 2, group: { field: "workspace_id", limit: 1 } },
});
