import { reminderDue, TIMED_REMINDERS } from "@/lib/modules/email/reminders";
import type { COPY_KINDS } from "../schema";

/** When a mail is due by the dates that there are; null where an occasion decides it, or nothing has a date. */
export function dueAt(
  kind: (typeof COPY_KINDS)[number],
  startsAt: Date | null,
  registeredAt: Date,
): Date | null {
  if (kind === "confirmation") return registeredAt;
  const timed = TIMED_REMINDERS.find((one) => one === kind);
  return timed && startsAt ? reminderDue(timed, startsAt) : null;
}
