import type { ReminderKind } from "../reminder-kind";

/** What reminders say, in one language. `title` is text from people. */
export interface ReminderWords {
  subject: Record<ReminderKind, (title: string) => string>;
  heading: Record<ReminderKind, string>;
  lead: Record<ReminderKind, (title: string) => string>;
  /** Of a change that took the date away, or gave one to a show that had none. */
  opened: { subject: (title: string) => string; heading: string; lead: (title: string) => string };
  dated: { subject: (title: string) => string; heading: string; lead: (title: string) => string };
  /** Before the former time of a show that moved. */
  before: string;
  /** In place of "an invitation is attached", where the reader has the entry already. */
  calendarNote: string;
}
