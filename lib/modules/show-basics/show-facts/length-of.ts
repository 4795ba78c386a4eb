import type { Event } from "@/lib/generated/prisma/client";

/** Returns the planned duration of a show, in seconds. Null without a start and a duration. */
export function lengthOf({
  startsAt,
  endsAt,
  plannedSeconds,
}: Pick<Event, "startsAt" | "endsAt" | "plannedSeconds">): number | null {
  if (startsAt && endsAt) return Math.round((endsAt.getTime() - startsAt.getTime()) / 1000);
  return plannedSeconds;
}
