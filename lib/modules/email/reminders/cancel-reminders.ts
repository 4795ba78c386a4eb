import { cancelJobs } from "@/lib/platform/jobs";
import { sendReminderJob } from "./send-reminder-job";

/** Cancels a show's planned reminders. One that is being sent checks the show between its batches. */
export const cancelReminders = (eventId: string): Promise<number> =>
  cancelJobs(sendReminderJob.kind, [eventId]);
