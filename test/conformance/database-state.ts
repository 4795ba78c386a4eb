import { setTimeout as sleep } from "node:timers/promises";
import { db, sql } from "@/lib/platform/database/db";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { settled } from "@/test/support/settled";

/** Every call writes to these, even a dry run. */
const LEFT_OUT = "^(usage_|request_detail|_prisma_migrations)";

/** Every call may change a row of these to pay for itself. */
export const PAID_FROM = ["budget", "ledger_entry", "key_spend"];

/** Written in the background, to record when something was last used. */
const LAST_USE: Record<string, readonly string[]> = {
  api_key: ["last_used_at"],
  session: ["last_seen_at", "expires_at"],
};

/** Rooms with pending notifications about earlier calls, which write to the ledger and to feed positions. */
const told = (): { size: number }[] => [
  processSingleton("reactions-waiting", () => new Set<string>()),
  ...["feed-rounds", "whiteboard-rounds"].map((name) =>
    processSingleton(name, () => new Map<string, unknown>()),
  ),
];

/** Waits until everything that earlier calls cause has been written. */
async function roomsAreNotified(): Promise<void> {
  for (const end = Date.now() + 10_000; told().some(({ size }) => size > 0) && Date.now() < end; )
    await sleep(10);
}

type State = Map<string, string>;

let statement: Promise<string> | undefined;

/**
 * The query for each table's row count and last writing transaction, which shows inserts, updates and
 * deletes.
 */
async function stateQuery(): Promise<string> {
  const tables = await db().$queryRawUnsafe<{ name: string }[]>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename !~ '${LEFT_OUT}'`,
  );
  return tables
    .map(
      ({ name }) =>
        `SELECT '${name}' AS name, concat_ws(' ', count(*), ${writesOf(name)}) AS state FROM "${name}" t`,
    )
    .join(" UNION ALL ");
}

function writesOf(table: string): string {
  if (PAID_FROM.includes(table)) return "NULL";
  const columns = LAST_USE[table];
  return columns
    ? `sum(hashtextextended((to_jsonb(t) - ARRAY['${columns.join("','")}'])::text, 0))`
    : "max(t.xmin::text::bigint)";
}

export async function databaseState(): Promise<State> {
  await roomsAreNotified();
  await settled();
  statement ??= stateQuery();
  // Prepared, since planning it takes longer than running it.
  const rows = await sql<{ name: string; state: string }>("database_state", await statement);
  return new Map(rows.map(({ name, state }) => [name, state]));
}

/** Returns the differences since then, as sentences. */
export async function changesSince(before: State, except: readonly string[] = []): Promise<string[]> {
  const changed = [...(await databaseState())].filter(([name, state]) => before.get(name) !== state);
  return changed.filter(([name]) => !except.includes(name)).map(([name]) => `rows of ${name} changed`);
}
