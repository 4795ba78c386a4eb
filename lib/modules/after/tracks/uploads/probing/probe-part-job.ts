import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Looks into a part that a browser uploaded: its codec and picture size, as they really are. */
export const probePartJob = jobKind({
  kind: "tracks.probe",
  pool: "media",
  payload: z.object({ part_id: z.string() }),
  leaseSeconds: 15,
  maxSeconds: 120,
  retries: [2, 15],
  maxAttempts: 3,
  concurrency: { limit: 2 },
});
