import type { Event } from "@/lib/generated/prisma/client";
import { isoOrNull } from "@/lib/platform/runtime/clock";

/** What a show is called, how far it is and when it takes place, on the wire. */
export const eventFacts = (event: Event) => ({
  slug: event.slug,
  title: event.title,
  state: event.state,
  starts_at: isoOrNull(event.startsAt),
  ends_at: isoOrNull(event.endsAt),
  timezone: event.timezone,
});
