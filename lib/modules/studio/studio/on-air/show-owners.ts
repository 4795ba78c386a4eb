import type { Ctx } from "@/lib/operation/ctx";

interface ShowOwners extends Record<string, unknown> {
  client: string;
  workspace: string;
}

/** Runs for every live command: one query instead of two, independent of the event's content. */
const OWNERS = `
SELECT c.status AS client, w.status AS workspace
FROM event e JOIN client c ON c.id = e.client_id JOIN workspace w ON w.id = e.workspace_id WHERE e.slug = $1`;

/** Returns the status of a show's client and workspace. */
export async function showOwners(ctx: Ctx, slug: string): Promise<ShowOwners> {
  const [owners] = await ctx.sql<ShowOwners>("show_owners_by_slug", OWNERS, [slug]);
  return owners ?? { client: "", workspace: "" };
}
