import { sql } from "../database/db";
import { processSingleton } from "../runtime/process-singleton";
import { BudgetRefusal } from "./budget-refusal";

/**
 * The committed amounts that this process last saw, by workspace and month: for the header with the remaining
 * amount.
 */
const known = processSingleton("budget-known", () => new Map<string, number>());
const MAX_ENTRIES = 20_000;

export function rememberCommitted(workspaceId: string, month: string, committed: number): void {
  if (known.size > MAX_ENTRIES) known.clear();
  known.set(`${workspaceId}:${month}`, committed);
}

export const lastKnownCommitted = (workspaceId: string, month: string): number | undefined =>
  known.get(`${workspaceId}:${month}`);

export async function committedMicros(workspaceId: string, month: string): Promise<number> {
  const [row] = await sql<{ committed: number }>(
    "budget_look",
    "SELECT committed_micros::float8 AS committed FROM budget WHERE workspace_id = $1 AND month = $2",
    [workspaceId, month],
  );
  return row?.committed ?? 0;
}

/** Returns why `total` could not be reserved: the ceiling, or the plan's request quota. */
export async function refusal(
  workspaceId: string,
  month: string,
  limitMicros: number | null,
  total: number,
): Promise<BudgetRefusal> {
  const committed = await committedMicros(workspaceId, month);
  if (limitMicros !== null && committed + total > limitMicros)
    return new BudgetRefusal({ kind: "ceiling", remainingMicros: Math.max(0, limitMicros - committed) });
  return new BudgetRefusal({ kind: "quota" });
}
