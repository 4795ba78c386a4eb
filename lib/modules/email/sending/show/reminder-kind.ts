/** A day and an hour before a show, at its start, and when its date changed. Each is also a kind of email. */
export type ReminderKind = "h24" | "h1" | "live" | "changed";
