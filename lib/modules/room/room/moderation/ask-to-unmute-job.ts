import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Asks a person to unmute, if the early run after the call failed. */
export const askToUnmuteJob = jobKind({
  kind: "room.ask",
  pool: "app",
  payload: z.object({ event_id: z.string(), identity: z.string() }),
  leaseSeconds: 30,
  retries: [1, 3],
});
