import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Writes a message's mails, batch by batch, and waits until all of them are out. */
export const sendCommunicationJob = jobKind({
  kind: "communication.send",
  pool: "app",
  payload: z.object({ communication_id: z.string() }),
  leaseSeconds: 60,
  retries: [2, 10, 60, 300],
  concurrency: { limit: 4 },
});
