import type { Ctx } from "@/lib/operation/ctx";

/** What is numbered in a workspace and environment. */
type Numbered = "clip" | "clip_segment";

/** Returns the first of some free numbers of the workspace, which others wait for until the transaction ends. */
export async function nextNumbers(ctx: Ctx, table: Numbered, count: number): Promise<number> {
  if (count === 0) return 0;
  const owner = [ctx.workspaceId, ctx.environment];
  await ctx.sql(
    `${table}_number_lock`,
    `SELECT pg_advisory_xact_lock(hashtext($1 || ' ${table} ' || $2))`,
    owner,
  );
  const [row] = await ctx.sql<{ last: number }>(
    `${table}_number`,
    `SELECT COALESCE(max(number), 0)::int AS last FROM ${table} WHERE workspace_id = $1 AND environment = $2::"Environment"`,
    owner,
  );
  return (row?.last ?? 0) + 1;
}
