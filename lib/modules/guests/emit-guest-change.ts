import type { Guest } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

/** The show a roster belongs to. */
export interface RosterEvent {
  id: string;
  slug: string;
  clientId: string;
}

type Kind = "guest.added" | "guest.updated" | "guest.removed";

/** Emits a webhook event about a guest: who it is and what changed, without address and link. */
export function emitGuestChange(
  ctx: Ctx,
  kind: Kind,
  event: RosterEvent,
  guest: Guest,
  changed?: string[],
): void {
  ctx.emit({
    type: kind,
    clientId: event.clientId,
    eventSlug: event.slug,
    data: {
      event_slug: event.slug,
      guest: { id: guest.id, name: guest.name, title: guest.title, company: guest.company },
      ...(changed ? { changed } : {}),
    },
  });
}
