import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/**
 * Fetches a picture from an address that a user entered, and attaches it if its target still has that
 * address.
 */
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
