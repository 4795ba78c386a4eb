import { reminderDue, TIMED_REMINDERS } from "@/lib/modules/email/reminders";
import type { COPY_KINDS } from "../schema";

/**
 * Returns when an email is due according to the known dates. Null if an occasion triggers it, or the date
 * isn't set.
 */
export function dueAt(
  kind: (typeof COPY_KINDS)[number],
  startsAt: Date | null,
  registeredAt: Date,
): Date | null {
  if (kind === "confirmation") return registeredAt;
  const timed = TIMED_REMINDERS.find((one) => one === kind);
  return timed && startsAt ? reminderDue(timed, startsAt) : null;
}
