import type { Event, Registration } from "@/lib/generated/prisma/client";
import { queuePlaceCancelled } from "@/lib/modules/email/sending";
import type { Ctx } from "@/lib/operation/ctx";
import { offerFreed } from "./offer-freed";

/**
 * Somebody has no place any more: a mail takes the show out of their calendar, and whoever is next is offered the place. To
 * be said in the transaction that frees it.
 * @param former the place as it was before
 */
export async function freePlace(ctx: Ctx, event: Event, previous: Registration): Promise<void> {
  await queuePlaceCancelled(ctx, event, previous);
  await offerFreed(ctx, event);
}
