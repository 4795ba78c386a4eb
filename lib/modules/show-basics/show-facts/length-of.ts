import type { Event } from "@/lib/generated/prisma/client";

/** How long a show is planned to take, in seconds; null while there is neither a start nor a length. */
export function lengthOf({
  startsAt,
  endsAt,
  plannedSeconds,
}: Pick<Event, "startsAt" | "endsAt" | "plannedSeconds">): number | null {
  if (startsAt && endsAt) return Math.round((endsAt.getTime() - startsAt.getTime()) / 1000);
  return plannedSeconds;
}
