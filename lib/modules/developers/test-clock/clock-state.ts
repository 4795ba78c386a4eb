import type { Ctx } from "@/lib/operation/ctx";

/** Current state of a workspace's test clock. */
export interface ClockState extends Record<string, unknown> {
  now: Date;
  offsetSeconds: number;
  targetAt: Date | null;
  /** Number of its last advance, 0 if there was none. */
  advance: number;
}

/** Without a row, the clock shows real time. */
const STATE = `
SELECT p.now, extract(epoch FROM p.now - date_trunc('milliseconds', now()))::float8 AS "offsetSeconds", c.target_at AS "targetAt",
  COALESCE(c.advance, 0) AS advance
FROM (SELECT date_trunc('milliseconds', workspace_now($1, 'test')) AS now) p
LEFT JOIN test_clock c ON c.workspace_id = $1`;

export async function clockState({
  sql,
  workspaceId,
}: Pick<Ctx, "sql" | "workspaceId">): Promise<ClockState> {
  const [state] = await sql<ClockState>("test_clock_state", STATE, [workspaceId]);
  if (!state) throw new Error("a clock has a time");
  return state;
}

/**
 * Returns the clock's state, locked until the transaction ends. Creates the clock if the workspace never set
 * one.
 */
export async function lockClock(ctx: Ctx): Promise<ClockState> {
  const owner = [ctx.workspaceId];
  await ctx.sql(
    "test_clock_make",
    "INSERT INTO test_clock (workspace_id) VALUES ($1) ON CONFLICT (workspace_id) DO NOTHING",
    owner,
  );
  await ctx.sql("test_clock_lock", "SELECT 1 FROM test_clock WHERE workspace_id = $1 FOR UPDATE", owner);
  return clockState(ctx);
}
