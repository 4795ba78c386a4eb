import { sql } from "../database/db";
import { POOLS, type Pool } from "./pool";

/** A process silent for longer than this counts as gone, by the database's clock. */
export const LIVES = "seen_at > now() - interval '20 seconds'";

export interface LivingProcess extends Record<string, unknown> {
  id: string;
  pool: string;
  release: string;
  startedAt: Date;
  seenAt: Date;
  report: Record<string, unknown>;
}

/** Returns the running processes, oldest first. */
export const livingProcesses = (): Promise<LivingProcess[]> =>
  sql<LivingProcess>(
    "process_living",
    `SELECT id, pool, release, started_at AS "startedAt", seen_at AS "seenAt", report
     FROM running_process WHERE ${LIVES} ORDER BY started_at, id`,
  );

/** Returns how many processes of each pool are running. */
export async function countLiving(): Promise<Record<Pool, number>> {
  const rows = await sql<{ pool: string; count: number }>(
    "process_count",
    `SELECT pool, count(*)::int AS count FROM running_process WHERE ${LIVES} GROUP BY pool`,
  );
  const of = (pool: Pool): number => rows.find((row) => row.pool === pool)?.count ?? 0;
  return Object.fromEntries(POOLS.map((pool) => [pool, of(pool)])) as Record<Pool, number>;
}
