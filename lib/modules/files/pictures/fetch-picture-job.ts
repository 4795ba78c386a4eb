import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Fetches a picture from an address that somebody named, for what wants it as long as it still names that address. */
export const fetchPictureJob = jobKind({
  kind: "picture.fetch",
  pool: "media",
  payload: z.object({
    of: z.enum(["sponsor", "guest", "host", "logo"]),
    id: z.string(),
    address: z.string(),
  }),
  leaseSeconds: 60,
  maxSeconds: 120,
  retries: [10, 60, 600],
  maxAttempts: 4,
  concurrency: { limit: 2 },
});
