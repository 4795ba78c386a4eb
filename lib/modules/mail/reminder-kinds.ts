/** A day and an hour before a show, at its start, and when its date changed. Each is a kind of mail as well. */
export const REMINDER_KINDS = ["h24", "h1", "live", "changed"] as const;

export type ReminderKind = (typeof REMINDER_KINDS)[number];
