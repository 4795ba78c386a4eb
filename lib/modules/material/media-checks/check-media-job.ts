import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Looks what a media worker can do, by the way that all its jobs go. */
export const checkMediaJob = jobKind({
  kind: "media.check",
  pool: "media",
  payload: z.object({
    /** Keeps a child busy for so long, so that a rehearsal can break something meanwhile. */
    hold_seconds: z.int().min(0).max(120).default(0),
  }),
  leaseSeconds: 15,
  maxSeconds: 300,
  retries: [5, 30],
  maxAttempts: 3,
  concurrency: { limit: 2 },
});
