import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Closes the rooms of a show that has ended. */
export const closeRoomJob = jobKind({
  kind: "room.close",
  pool: "app",
  payload: z.object({ event_id: z.string() }),
  leaseSeconds: 30,
  retries: [2, 5, 30, 120],
});
