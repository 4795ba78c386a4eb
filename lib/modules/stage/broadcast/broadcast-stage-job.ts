import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Publishes a stage's state to the room, if the early run after the command failed. */
export const broadcastStageJob = jobKind({
  kind: "room.broadcast",
  pool: "app",
  payload: z.object({ event_id: z.string(), version: z.int() }),
  leaseSeconds: 30,
  retries: [1, 3, 10, 30],
  concurrency: { group: { field: "event_id", limit: 1 } },
});
