import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Checks what a media worker can do, through the same path as all its jobs. */
export const checkMediaJob = jobKind({
  kind: "media.check",
  pool: "media",
  payload: z.object({
    /** Keeps a child process busy for this long, so that a rehearsal can break something during it. */
    hold_seconds: z.int().min(0).max(120).default(0),
  }),
  leaseSeconds: 15,
  maxSeconds: 300,
  retries: [5, 30],
  maxAttempts: 3,
  concurrency: { limit: 2 },
});
