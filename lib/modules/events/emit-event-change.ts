import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx, EventInput } from "@/lib/operation/ctx";
import { isoOrNull } from "@/lib/platform/runtime/clock";

/** Emits a webhook event about a show's event record: what it is called and when, never its links or people. */
export function emitEventChange(ctx: Ctx, type: EventInput["type"], event: Event, changed?: string[]): void {
  ctx.emit({
    type,
    clientId: event.clientId,
    eventSlug: event.slug,
    data: {
      event_slug: event.slug,
      client_id: event.clientId,
      event: {
        slug: event.slug,
        title: event.title,
        state: event.state,
        starts_at: isoOrNull(event.startsAt),
        ends_at: isoOrNull(event.endsAt),
        timezone: event.timezone,
        version: event.version,
      },
      ...(changed ? { changed } : {}),
    },
  });
}
