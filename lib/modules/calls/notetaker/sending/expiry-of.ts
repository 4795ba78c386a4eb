import type { Event } from "@/lib/generated/prisma/client";
import { lengthOf } from "@/lib/modules/show-basics/show-facts";

const DAY_MS = 86_400_000;
/** Of a show without a date. */
const UNDATED_DAYS = 30;

/** Returns when a notetaker no longer waits for a show that hasn't taken place: a day after its planned end. */
export function expiryOf(event: Event, now: Date): Date {
  if (!event.startsAt) return new Date(now.getTime() + UNDATED_DAYS * DAY_MS);
  const end = event.startsAt.getTime() + (lengthOf(event) ?? 0) * 1000;
  return new Date(Math.max(end, now.getTime()) + DAY_MS);
}
