import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** As many as the SMTP driver keeps connections. */
const AT_ONCE = 10;

/** Makes one queued mail and hands it to the provider. */
export const sendEmailJob = jobKind({
  kind: "mail.send",
  pool: "app",
  payload: z.object({ message_id: z.string(), sealed: z.string().optional() }),
  // Longer than a mail server may stay silent: a second run must find the first one over.
  leaseSeconds: 120,
  // Spread over some hours, so that a mail server may be away for an evening.
  retries: [5, 30, 120, 600, 1_800, 3_600, 7_200],
  maxAttempts: 9,
  concurrency: { limit: AT_ONCE },
});
