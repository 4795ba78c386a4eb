import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx, EventInput } from "@/lib/operation/ctx";

/** Emits a webhook event about something in a show. `event_slug` comes first in its data. */
export function emitForEvent(
  ctx: Ctx,
  type: EventInput["type"],
  { slug, clientId }: Pick<Event, "slug" | "clientId">,
  data: Record<string, unknown>,
): void {
  ctx.emit({ type, clientId, eventSlug: slug, data: { event_slug: slug, ...data } });
}
