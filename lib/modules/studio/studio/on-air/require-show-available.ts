import type { Event } from "@/lib/generated/prisma/client";
import { requireAvailable } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { showOwners } from "./show-owners";

/** Throws what `requireAvailable` throws. */
export async function requireShowAvailable(ctx: Ctx, event: Event): Promise<void> {
  requireAvailable({ ...(await showOwners(ctx, event.slug)), state: event.state });
}
