import type { Event } from "@/lib/generated/prisma/client";

const USUAL_SECONDS = 3_600;

/**
 * Returns the duration that was set for the show, in seconds. Null if none was set and it has the default of
 * one hour.
 */
export function givenSeconds({
  startsAt,
  endsAt,
  plannedSeconds,
}: Pick<Event, "startsAt" | "endsAt" | "plannedSeconds">): number | null {
  if (!startsAt || !endsAt) return plannedSeconds;
  const seconds = Math.round((endsAt.getTime() - startsAt.getTime()) / 1000);
  return plannedSeconds === null && seconds === USUAL_SECONDS ? null : seconds;
}
