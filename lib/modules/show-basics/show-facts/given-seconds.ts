import type { Event } from "@/lib/generated/prisma/client";

const USUAL_SECONDS = 3_600;

/** The length that somebody gave the show, in seconds; null where it takes the usual hour because nobody did. */
export function givenSeconds({
  startsAt,
  endsAt,
  plannedSeconds,
}: Pick<Event, "startsAt" | "endsAt" | "plannedSeconds">): number | null {
  if (!startsAt || !endsAt) return plannedSeconds;
  const seconds = Math.round((endsAt.getTime() - startsAt.getTime()) / 1000);
  return plannedSeconds === null && seconds === USUAL_SECONDS ? null : seconds;
}
