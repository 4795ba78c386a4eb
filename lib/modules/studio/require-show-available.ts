import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem, stateConflict } from "@/lib/operation/problem";
import { requireActive } from "../clients";

interface Owners extends Record<string, unknown> {
  client: string;
  workspace: string;
}

/** On the way of every live command: one look instead of two. */
const OWNERS = `
SELECT c.status AS client, w.status AS workspace FROM client c, workspace w WHERE c.id = $1 AND w.id = $2`;

/**
 * Refuses shows that must not be on air or entered: of an inactive client or workspace, cancelled or archived.
 * @throws `client_inactive`, `account_inactive`, `version_conflict` with `fields.status`
 */
export async function requireShowAvailable(ctx: Ctx, event: Event): Promise<void> {
  const [owners] = await ctx.sql<Owners>("show_owners", OWNERS, [event.clientId, event.workspaceId]);
  requireActive({ status: owners?.client ?? "" });
  if (owners?.workspace !== "active") throw new Problem("account_inactive");
  if (event.state === "cancelled" || event.state === "archived")
    throw stateConflict(event.state, `This show is ${event.state}.`);
}
