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

export const committedMicros = async (workspaceId: string, month: string): Promise<number> =>
  (await look(workspaceId, month)).committed;

async function look(workspaceId: string, month: string): Promise<{ committed: number; requests: number }> {
  const [row] = await sql<{ committed: number; requests: number }>(
    "budget_look",
    `SELECT committed_micros::float8 AS committed, requests::float8 AS requests
     FROM budget WHERE workspace_id = $1 AND month = $2`,
    [workspaceId, month],
  );
  return row ?? { committed: 0, requests: 0 };
}

/** What couldn't be reserved. */
interface Wanted {
  workspaceId: string;
  month: string;
  limitMicros: number | null;
  requestQuota: number | null;
  micros: number;
  requests: number;
}

/**
 * Returns why something could not be reserved: the ceiling, or the plan's request quota. Undefined if it fits by now, because
 * something else was released.
 */
export async function refusal(wanted: Wanted): Promise<BudgetRefusal | undefined> {
  const { workspaceId, month, limitMicros, requestQuota, micros } = wanted;
  const { committed, requests } = await look(workspaceId, month);
  if (limitMicros !== null && committed + micros > limitMicros)
    return new BudgetRefusal({ kind: "ceiling", remainingMicros: Math.max(0, limitMicros - committed) });
  if (requestQuota !== null && requests + wanted.requests > requestQuota)
    return new BudgetRefusal({ kind: "quota" });
  return undefined;
}
