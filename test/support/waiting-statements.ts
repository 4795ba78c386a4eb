import { db } from "@/lib/platform/database/db";

/** Statements in this test's database that wait for another transaction's row. */
export const waitingStatements = async (): Promise<string[]> =>
  (
    await db().$queryRaw<{ query: string }[]>`
      SELECT query FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  ).map(({ query }) => query);
