import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Registers the people in a file. Opens an uploaded file and takes long. */
export const importRegistrationsJob = jobKind({
  kind: "registrations.import",
  pool: "media",
  payload: z.object({ event_id: z.string() }),
  leaseSeconds: 15,
  maxSeconds: 1_800,
  retries: [2, 15, 60],
  concurrency: { limit: 2, group: { field: "event_id", limit: 1 } },
});
