import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

const date = z.iso.datetime().nullable();

/**
 * A change of a show's date: the original date, since when it no longer holds, and the time of the last
 * change. `again`: when it is announced to those whom an earlier announcement may not have reached.
 */
export const DateChange = z.object({
  from: z.object({ starts_at: date, ends_at: date }),
  since: z.iso.datetime(),
  at: z.iso.datetime(),
  again: z.iso.datetime().optional(),
});
export type DateChange = z.infer<typeof DateChange>;

/**
 * One reminder of one show and start, for everyone confirmed at that time. One job, regardless of the number
 * of recipients.
 */
export const sendReminderJob = jobKind({
  kind: "reminder.send",
  pool: "app",
  payload: z.object({
    event_id: z.string(),
    reminder: z.enum(["h24", "h1", "live", "changed"]),
    /** The start that it is for. Null if a change removed the date. */
    starts_at: z.iso.datetime().nullable(),
    due_at: z.iso.datetime(),
    /** When the start was moved to its current date. */
    moved_at: z.iso.datetime().optional(),
    change: DateChange.optional(),
  }),
  concurrency: { limit: 5 },
});
