import type { Event } from "@/lib/generated/prisma/client";
import { invalid } from "@/lib/operation/problem";

const HOUR = 3_600_000;
const DEFAULT_LENGTH = HOUR;
const LONGEST = 24 * HOUR;
/** Zones get mixed up by hours, years by a slip: only what is surely over is refused. */
const PAST_TOLERANCE = 24 * HOUR;

export interface Schedule {
  startsAt: Date | null;
  endsAt: Date | null;
}

interface ScheduleChange {
  starts_at?: Date | null | undefined;
  ends_at?: Date | null | undefined;
}

/**
 * The times after a change. Moving the start moves the end along; without an end a show takes an hour;
 * without a start ("to be announced") there is no end either.
 * @throws `validation_error` with `in_past`, `before_start`, `too_large` or `required`
 */
export function scheduleAfter(current: Schedule, change: ScheduleChange, now: Date): Schedule {
  const startsAt = change.starts_at === undefined ? current.startsAt : change.starts_at;
  if (startsAt === null) {
    if (change.ends_at) throw invalid({ starts_at: "required" });
    return { startsAt: null, endsAt: null };
  }
  const moved = startsAt.getTime() !== current.startsAt?.getTime();
  if (moved && startsAt.getTime() < now.getTime() - PAST_TOLERANCE) throw invalid({ starts_at: "in_past" });
  const endsAt = change.ends_at ?? endAfter(current, startsAt, change.ends_at === null);
  const length = endsAt.getTime() - startsAt.getTime();
  if (length <= 0) throw invalid({ ends_at: "before_start" });
  if (length > LONGEST) throw invalid({ ends_at: "too_large" });
  return { startsAt, endsAt };
}

function endAfter(current: Schedule, startsAt: Date, reset: boolean): Date {
  const length =
    reset || !current.startsAt || !current.endsAt
      ? DEFAULT_LENGTH
      : current.endsAt.getTime() - current.startsAt.getTime();
  return new Date(startsAt.getTime() + length);
}

/** How long the show is planned to take, in seconds. */
export function plannedSeconds({ startsAt, endsAt }: Pick<Event, "startsAt" | "endsAt">): number {
  return Math.round((startsAt && endsAt ? endsAt.getTime() - startsAt.getTime() : DEFAULT_LENGTH) / 1000);
}
