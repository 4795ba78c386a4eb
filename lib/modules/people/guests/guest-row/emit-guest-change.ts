import type { Guest } from "@/lib/generated/prisma/client";
import { emitForEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";

/** The show that a roster belongs to. */
export interface RosterEvent {
  id: string;
  slug: string;
  clientId: string;
}

type Kind = "guest.added" | "guest.updated" | "guest.removed";

/** Emits a webhook event about a guest: their name and what changed, without address and link. */
export function emitGuestChange(
  ctx: Ctx,
  kind: Kind,
  event: RosterEvent,
  guest: Guest,
  changed?: string[],
): void {
  emitForEvent(ctx, kind, event, {
    guest: { id: guest.id, name: guest.name, title: guest.title, company: guest.company },
    ...(changed ? { changed } : {}),
  });
}
