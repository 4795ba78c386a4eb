import type { ReminderKind } from "@/lib/modules/email/sending";
import { env } from "@/lib/platform/runtime/env";

const HOUR_SECONDS = 3_600;

/** How long before the start. Hours that pass, and not those of a wall clock that is set in between. */
const LEAD_SECONDS: Record<Exclude<ReminderKind, "changed">, number> = {
  h24: 24 * HOUR_SECONDS,
  h1: HOUR_SECONDS,
  live: 0,
};

/** Further changes within this time are told with the first one. */
const SETTLE_SECONDS = 120;

export type TimedReminder = keyof typeof LEAD_SECONDS;

export const TIMED_REMINDERS = Object.keys(LEAD_SECONDS) as TimedReminder[];

/** When a reminder of a start is due. */
export const reminderDue = (kind: TimedReminder, startsAt: Date): Date =>
  new Date(startsAt.getTime() - (LEAD_SECONDS[kind] * 1_000) / env().SCHEDULE_SCALE);

export const settleSeconds = (): number => SETTLE_SECONDS / env().SCHEDULE_SCALE;
