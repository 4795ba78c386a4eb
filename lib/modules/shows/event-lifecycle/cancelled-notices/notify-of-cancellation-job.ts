import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Emails everyone in a show that it is cancelled. One job, regardless of the number of recipients. */
export const notifyOfCancellationJob = jobKind({
  kind: "event.tell-cancelled",
  pool: "app",
  payload: z.object({
    event_id: z.string(),
    /** True if it went back to draft and may be published again. */
    withdrawn: z.boolean(),
    /** The calendar sequence of the move back to draft. Each person is notified of it once. */
    occasion: z.int(),
  }),
  concurrency: { limit: 5 },
});
