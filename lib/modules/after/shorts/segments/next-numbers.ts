import type { Ctx } from "@/lib/operation/ctx";

/** Returns the first of some free segment numbers of the workspace, which others wait for until the transaction ends. */
export async function nextNumbers(ctx: Ctx, count: number): Promise<number> {
  if (count === 0) return 0;
  const owner = [ctx.workspaceId, ctx.environment];
  await ctx.sql(
    "moments_number_lock",
    "SELECT pg_advisory_xact_lock(hashtext($1 || ' clips ' || $2))",
    owner,
  );
  const [row] = await ctx.sql<{ last: number }>(
    "moments_number",
    `SELECT COALESCE(max(number), 0)::int AS last FROM clip_segment WHERE workspace_id = $1 AND environment = $2::"Environment"`,
    owner,
  );
  return (row?.last ?? 0) + 1;
}
