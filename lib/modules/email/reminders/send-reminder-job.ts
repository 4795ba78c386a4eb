import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

const date = z.iso.datetime().nullable();

/** A change of a show's date: where it was, since when that is no longer so, and when it moved last. */
export const DateChange = z.object({
  from: z.object({ starts_at: date, ends_at: date }),
  since: z.iso.datetime(),
  at: z.iso.datetime(),
});
export type DateChange = z.infer<typeof DateChange>;

/** One reminder of one show and start, for all who have a place then: planned as one job, however many they are. */
export const sendReminderJob = jobKind({
  kind: "reminder.send",
  pool: "app",
  payload: z.object({
    event_id: z.string(),
    reminder: z.enum(["h24", "h1", "live", "changed"]),
    /** The start that it is for; null where a change took the date away. */
    starts_at: z.iso.datetime().nullable(),
    due_at: z.iso.datetime(),
    /** When the start was moved to where it is. */
    moved_at: z.iso.datetime().optional(),
    change: DateChange.optional(),
  }),
  concurrency: { limit: 5 },
});
