import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Analyzes what a notetaker heard, or ends one whose show didn't take place. */
export const finishNotetakerJob = jobKind({
  kind: "notetaker.finish",
  pool: "app",
  payload: z.object({ bot_id: z.string() }),
  concurrency: { limit: 2, group: { field: "bot_id", limit: 1 } },
});
