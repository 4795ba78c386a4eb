import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx, EventInput } from "@/lib/operation/ctx";
import { emitForEvent } from "./emit-for-event";
import { eventFacts } from "./event-facts";

/** Emits a webhook event about a show's event record: its title and times, never its links or people. */
export function emitEventChange(ctx: Ctx, type: EventInput["type"], event: Event, changed?: string[]): void {
  emitForEvent(ctx, type, event, {
    client_id: event.clientId,
    event: { ...eventFacts(event), version: event.version },
    ...(changed ? { changed } : {}),
  });
}
