import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Offers free places of one event to the next people on its waitlist, and takes back unclaimed ones. */
export const offerPlacesJob = jobKind({
  kind: "registrations.offer-places",
  pool: "app",
  payload: z.object({ event_id: z.string() }),
  concurrency: { limit: 4 },
});
