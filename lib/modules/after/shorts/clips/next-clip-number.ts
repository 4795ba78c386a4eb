import type { Ctx } from "@/lib/operation/ctx";

/** Returns the workspace's next free clip number, which others wait for until the transaction ends. */
export async function nextClipNumber(ctx: Ctx): Promise<number> {
  const owner = [ctx.workspaceId, ctx.environment];
  await ctx.sql(
    "clip_number_lock",
    "SELECT pg_advisory_xact_lock(hashtext($1 || ' clip jobs ' || $2))",
    owner,
  );
  const [row] = await ctx.sql<{ last: number }>(
    "clip_number",
    `SELECT COALESCE(max(number), 0)::int AS last FROM clip WHERE workspace_id = $1 AND environment = $2::"Environment"`,
    owner,
  );
  return (row?.last ?? 0) + 1;
}
