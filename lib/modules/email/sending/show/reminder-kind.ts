/** A day and an hour before a show, at its start, and when its date changed. Each is a kind of mail as well. */
export type ReminderKind = "h24" | "h1" | "live" | "changed";
