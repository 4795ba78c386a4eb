import type { Event, Registration } from "@/lib/generated/prisma/client";
import { emitForEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { presentRegistration } from "./present-registration";

/** Emits a webhook event about a registration, without its personal link. */
export function emitRegistrationChange(
  ctx: Ctx,
  type: "registration.created" | "registration.updated" | "registration.removed",
  event: Pick<Event, "slug" | "clientId">,
  registration: Registration,
): void {
  emitForEvent(ctx, type, event, {
    client_id: event.clientId,
    registration: presentRegistration(registration),
  });
}
