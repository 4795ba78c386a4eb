import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Offers free places of one event to whoever is next on its waiting list, and takes back held ones that nobody took. */
export const offerPlacesJob = jobKind({
  kind: "registrations.offer-places",
  pool: "app",
  payload: z.object({ event_id: z.string() }),
  concurrency: { limit: 4 },
});
