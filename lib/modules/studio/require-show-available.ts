import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { requireAvailable } from "../event-record";

interface Owners extends Record<string, unknown> {
  client: string;
  workspace: string;
}

/** On the way of every live command: one look instead of two. */
const OWNERS = `
SELECT c.status AS client, w.status AS workspace FROM client c, workspace w WHERE c.id = $1 AND w.id = $2`;

/** Throws what `requireAvailable` throws. */
export async function requireShowAvailable(ctx: Ctx, event: Event): Promise<void> {
  const [owners] = await ctx.sql<Owners>("show_owners", OWNERS, [event.clientId, event.workspaceId]);
  requireAvailable({ state: event.state, client: owners?.client ?? "", workspace: owners?.workspace ?? "" });
}
