import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Emails a show's replay to everyone who was registered when it ended. */
export const sendAfterShowJob = jobKind({
  kind: "after-show.send",
  pool: "app",
  payload: z.object({
    event_id: z.string(),
    /** The session on air that the show ended with. */
    session_id: z.string(),
    ended_at: z.iso.datetime(),
    due_at: z.iso.datetime(),
  }),
  concurrency: { limit: 5 },
});
