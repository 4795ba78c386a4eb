import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem, stateConflict } from "@/lib/operation/problem";
import { requireActive } from "../clients";

/**
 * Refuses shows that must not be on air or entered: of an inactive client or workspace, cancelled or archived.
 * @throws `client_inactive`, `account_inactive`, `version_conflict` with `fields.status`
 */
export async function requireShowAvailable(ctx: Ctx, event: Event): Promise<void> {
  const client = await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } });
  requireActive(client);
  const workspace = await ctx.db.workspace.findUniqueOrThrow({ where: { id: event.workspaceId } });
  if (workspace.status !== "active") throw new Problem("account_inactive");
  if (event.state === "cancelled" || event.state === "archived")
    throw stateConflict(event.state, `This show is ${event.state}.`);
}
