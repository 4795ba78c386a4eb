import { defineJob } from "@/inngest/define-job";
import { sendReminder as send, sendReminderJob } from "@/lib/modules/email/reminders";

export const sendReminder = defineJob(sendReminderJob, {
  run: ({ job, payload, extendLease }) => send(job, payload, () => extendLease()),
});
