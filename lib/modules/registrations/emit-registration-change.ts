import type { Event, Registration } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { presentRegistration } from "./present";

/** Emits a webhook event about a registration, without its personal link. */
export function emitRegistrationChange(
  ctx: Ctx,
  type: "registration.created" | "registration.updated" | "registration.removed",
  event: Pick<Event, "slug" | "clientId">,
  registration: Registration,
): void {
  ctx.emit({
    type,
    clientId: event.clientId,
    eventSlug: event.slug,
    data: {
      event_slug: event.slug,
      client_id: event.clientId,
      registration: presentRegistration(registration),
    },
  });
}
