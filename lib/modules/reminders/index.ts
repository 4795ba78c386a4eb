export { planReminders } from "./plan-reminders";
export { replanReminders } from "./replan-reminders";
export { sendReminder } from "./send-reminder";
export { sendReminderJob } from "./send-reminder-job";
