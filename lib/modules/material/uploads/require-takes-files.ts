import type { Event } from "@/lib/generated/prisma/client";
import { requireActive } from "@/lib/modules/show-basics/clients";
import type { Ctx } from "@/lib/operation/ctx";
import { stateConflict } from "@/lib/operation/problem";

/** @throws if a show is over, or its client is suspended: neither accepts uploads */
export async function requireTakesFiles(ctx: Ctx, { state, clientId }: Event): Promise<void> {
  if (state === "archived" || state === "cancelled") throw stateConflict(state, `This show is ${state}.`);
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: clientId } }));
}
