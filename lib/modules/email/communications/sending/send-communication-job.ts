import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Queues a message's emails in batches, and waits until all of them are sent. */
export const sendCommunicationJob = jobKind({
  kind: "communication.send",
  pool: "app",
  payload: z.object({ communication_id: z.string() }),
  leaseSeconds: 60,
  retries: [2, 10, 60, 300],
  concurrency: { limit: 4 },
});
