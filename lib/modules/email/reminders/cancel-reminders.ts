import { cancelJobs } from "@/lib/platform/jobs";
import { sendReminderJob } from "./send-reminder-job";

/** Ends the reminders of a show that are still to come. One that is going out looks at the show between its batches. */
export const cancelReminders = (eventId: string): Promise<number> =>
  cancelJobs(sendReminderJob.kind, [eventId]);
