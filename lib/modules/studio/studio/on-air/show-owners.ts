import type { Ctx } from "@/lib/operation/ctx";

interface ShowOwners extends Record<string, unknown> {
  client: string;
  workspace: string;
}

/** On the way of every live command: one look instead of two, which needs nothing of what the event says. */
const OWNERS = `
SELECT c.status AS client, w.status AS workspace
FROM event e JOIN client c ON c.id = e.client_id JOIN workspace w ON w.id = e.workspace_id WHERE e.slug = $1`;

/** The status of those whom a show belongs to. */
export async function showOwners(ctx: Ctx, slug: string): Promise<ShowOwners> {
  const [owners] = await ctx.sql<ShowOwners>("show_owners_by_slug", OWNERS, [slug]);
  return owners ?? { client: "", workspace: "" };
}
