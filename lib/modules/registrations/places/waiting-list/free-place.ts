import type { Event, Registration } from "@/lib/generated/prisma/client";
import { queuePlaceCancelled } from "@/lib/modules/email/sending";
import type { Ctx } from "@/lib/operation/ctx";
import { offerFreed } from "./offer-freed";

/**
 * Handles a freed place: an email removes the show from the person's calendar, and the next in line is
 * offered the place. Call it in the transaction that frees the place. The last parameter is the registration
 * before the change.
 */
export async function freePlace(ctx: Ctx, event: Event, previous: Registration): Promise<void> {
  await queuePlaceCancelled(ctx, event, previous);
  await offerFreed(ctx, event);
}
