import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Mails everybody of a show that it is called off: planned as one job, however many they are. */
export const notifyOfCancellationJob = jobKind({
  kind: "event.tell-cancelled",
  pool: "app",
  payload: z.object({
    event_id: z.string(),
    /** It went back to draft, and may open again. */
    withdrawn: z.boolean(),
    /** The number that calendars know the way back to draft by: each person is told of it once. */
    occasion: z.int(),
  }),
  concurrency: { limit: 5 },
});
