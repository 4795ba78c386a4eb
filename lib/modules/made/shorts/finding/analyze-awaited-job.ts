import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Finds a recording's moments once it has its transcript. */
export const analyzeAwaitedJob = jobKind({
  kind: "short.analyze",
  pool: "app",
  payload: z.object({
    slug: z.string(),
    reservation_id: z.string().optional(),
    /** To render of the best. */
    clips: z.int(),
    /** When to give up. */
    until: z.iso.datetime(),
  }),
  leaseSeconds: 120,
  maxSeconds: 600,
});
