import type { Event } from "@/lib/generated/prisma/client";
import { lengthOf } from "@/lib/modules/show-basics/show-facts";
import { type CallTimes, inPast } from "@/lib/operation/in-past";
import { invalid } from "@/lib/operation/problem";

const HOUR = 3_600_000;
const DEFAULT_LENGTH = HOUR;
const LONGEST = 24 * HOUR;
/**
 * Time zone mistakes shift a start by hours, typing errors by years. Only what is certainly over is refused.
 */
const PAST_TOLERANCE = 24 * HOUR;

/** `plannedSeconds` is the duration that was set. Null for the default one. */
export type Schedule = Pick<Event, "startsAt" | "endsAt" | "plannedSeconds">;

interface ScheduleChange {
  starts_at?: Date | null | undefined;
  ends_at?: Date | null | undefined;
  duration_min?: number | undefined;
}

/**
 * Returns the times after a change. Moving the start moves the end with it. Without an end, a show takes its
 * set duration, or else an hour. Without a start ("to be announced") there is no end either, but the duration
 * stays.
 * @throws `validation_error` with `in_past`, `before_start`, `too_large`, `required` or `not_allowed`
 */
export function scheduleAfter(current: Schedule, change: ScheduleChange, times: CallTimes): Schedule {
  const startsAt = change.starts_at === undefined ? current.startsAt : change.starts_at;
  const planned = plannedAfter(current, change);
  if (startsAt === null) {
    if (change.ends_at) throw invalid({ starts_at: "required" });
    return { startsAt: null, endsAt: null, plannedSeconds: planned };
  }
  const moved = startsAt.getTime() !== current.startsAt?.getTime();
  if (moved && startsAt.getTime() < times.now.getTime() - PAST_TOLERANCE) throw inPast("starts_at", times);
  const endsAt = change.ends_at ?? endAfter({ ...current, plannedSeconds: planned }, startsAt, change);
  const length = endsAt.getTime() - startsAt.getTime();
  if (length <= 0) throw invalid({ ends_at: "before_start" });
  if (length > LONGEST) throw invalid({ ends_at: "too_large" });
  if (change.ends_at && change.duration_min !== undefined) expectSame(length, change.duration_min);
  // A set duration follows the end. Without one, moving the end doesn't set one.
  return { startsAt, endsAt, plannedSeconds: planned && Math.round(length / 1000) };
}

function plannedAfter(current: Schedule, { ends_at, duration_min }: ScheduleChange): number | null {
  if (duration_min !== undefined) return duration_min * 60;
  return ends_at === null ? null : current.plannedSeconds;
}

function endAfter(current: Schedule, startsAt: Date, change: ScheduleChange): Date {
  const keeps = change.ends_at !== null && change.duration_min === undefined;
  const length =
    keeps && current.startsAt && current.endsAt
      ? current.endsAt.getTime() - current.startsAt.getTime()
      : usualLength(current);
  return new Date(startsAt.getTime() + length);
}

function expectSame(length: number, minutes: number): void {
  if (length === minutes * 60_000) return;
  const between = Math.round((length / 60_000) * 100) / 100;
  throw invalid(
    { duration_min: "not_allowed" },
    `ends_at is ${between} minutes after starts_at, but duration_min says ${minutes}. Send one of the two, or the same length in both.`,
  );
}

const usualLength = ({ plannedSeconds }: Schedule): number =>
  plannedSeconds === null ? DEFAULT_LENGTH : plannedSeconds * 1000;

/** Returns the planned duration of the show, in seconds. */
export const secondsOf = (schedule: Schedule): number => lengthOf(schedule) ?? DEFAULT_LENGTH / 1000;

/** Returns the planned duration in minutes, for people. Null without a start and a duration. */
export function minutesOf(schedule: Schedule): number | null {
  const seconds = lengthOf(schedule);
  return seconds === null ? null : Math.round((seconds / 60) * 100) / 100;
}
