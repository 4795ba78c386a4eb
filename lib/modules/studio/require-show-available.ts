import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { requireAvailable } from "../event-record";
import { showOwners } from "./show-owners";

/** Throws what `requireAvailable` throws. */
export async function requireShowAvailable(ctx: Ctx, event: Event): Promise<void> {
  requireAvailable({ ...(await showOwners(ctx, event.slug)), state: event.state });
}
