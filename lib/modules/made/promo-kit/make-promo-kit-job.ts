import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Makes a show's promo kit. One per show at a time, because each makes what the one before has left. */
export const makePromoKitJob = jobKind({
  kind: "promo_kit.make",
  pool: "media",
  payload: z.object({ event_id: z.string() }),
  leaseSeconds: 20,
  maxSeconds: 900,
  concurrency: { limit: 4, group: { field: "event_id", limit: 1 } },
});
