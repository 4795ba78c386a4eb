import type { Event } from "@/lib/generated/prisma/client";
import { isoOrNull } from "@/lib/platform/runtime/clock";

/** A show's title, state and times, as returned by the API. */
export const eventFacts = (event: Event) => ({
  slug: event.slug,
  title: event.title,
  state: event.state,
  starts_at: isoOrNull(event.startsAt),
  ends_at: isoOrNull(event.endsAt),
  timezone: event.timezone,
});
