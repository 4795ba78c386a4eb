import { sql } from "../database/db";
import { once } from "../runtime/once";
import { BudgetRefusal } from "./budget-refusal";

/** What this process last saw committed, by workspace and month: for the header that tells what is left. */
const known = once("budget-known", () => new Map<string, number>());
const MOST = 20_000;

export function noteCommitted(workspaceId: string, month: string, committed: number): void {
  if (known.size > MOST) known.clear();
  known.set(`${workspaceId}:${month}`, committed);
}

export const committedKnown = (workspaceId: string, month: string): number | undefined =>
  known.get(`${workspaceId}:${month}`);

export async function committedMicros(workspaceId: string, month: string): Promise<number> {
  const [row] = await sql<{ committed: number }>(
    "budget_look",
    "SELECT committed_micros::float8 AS committed FROM budget WHERE workspace_id = $1 AND month = $2",
    [workspaceId, month],
  );
  return row?.committed ?? 0;
}

/** Why `total` could not be reserved: the ceiling, or the plan's quota of requests. */
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
