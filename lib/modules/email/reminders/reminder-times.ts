import type { ReminderKind } from "@/lib/modules/email/sending";
import { env } from "@/lib/platform/runtime/env";

const HOUR_SECONDS = 3_600;

/** Time before the start. These are elapsed hours, regardless of daylight saving changes in between. */
const LEAD_SECONDS: Record<Exclude<ReminderKind, "changed">, number> = {
  h24: 24 * HOUR_SECONDS,
  h1: HOUR_SECONDS,
  live: 0,
};

/** Further changes within this time are announced together with the first one. */
const SETTLE_SECONDS = 120;

export type TimedReminder = keyof typeof LEAD_SECONDS;

export const TIMED_REMINDERS = Object.keys(LEAD_SECONDS) as TimedReminder[];

/** Returns when a reminder of a start is due. */
export const reminderDue = (kind: TimedReminder, startsAt: Date): Date =>
  new Date(startsAt.getTime() - (LEAD_SECONDS[kind] * 1_000) / env().SCHEDULE_SCALE);

export const settleSeconds = (): number => SETTLE_SECONDS / env().SCHEDULE_SCALE;
