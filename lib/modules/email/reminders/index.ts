export { cancelReminders } from "./cancel-reminders";
export { notifyOfMovedDate } from "./notify-of-moved-date";
export { planReminders } from "./plan-reminders";
export { planSkippedReminders } from "./plan-skipped-reminders";
export { reminderDue, TIMED_REMINDERS } from "./reminder-times";
export { replanReminders } from "./replan-reminders";
export { sendReminder } from "./send-reminder";
export { sendReminderJob } from "./send-reminder-job";
export { holdChange } from "./unannounced-change";
