import { sql, transaction } from "../database/db";
import { PARTITIONED } from "../database/partitions";
import { env } from "../runtime/env";
import { log } from "../runtime/log";
import { processSingleton } from "../runtime/process-singleton";
import { apart } from "./sweep-each";

const BATCH = 1_000;
/**
 * Maximum number of batches per table in one round. The rest is left to the next round, so that a sweep
 * blocks nothing.
 */
const ROUNDS = 20;

interface Rule {
  table: string;
  /** Which rows may be deleted. `$1` is how long they are kept, in hours. */
  old: string;
  hours: number;
}

const DAY_HOURS = 24;
/** Responses are replayed for a day. */
const REPLAY_HOURS = 25;

function rules(): Rule[] {
  const { KEEP_JOBS_DAYS, KEEP_WEBHOOKS_DAYS, KEEP_REQUESTS_DAYS } = env();
  const before = (column: string) => `${column} < now() - make_interval(hours => $1)`;
  return [
    { table: "idempotency_record", old: before("created_at"), hours: REPLAY_HOURS },
    // A used refresh token is kept until it would have expired, so that its reuse is detected.
    { table: "oauth_code", old: before("expires_at"), hours: DAY_HOURS },
    { table: "oauth_token", old: before("expires_at"), hours: DAY_HOURS },
    { table: "running_process", old: before("seen_at"), hours: 1 },
    {
      table: "wanted_work",
      old: `${before("wanted_until")} AND (lease_until IS NULL OR lease_until < now())`,
      hours: 1,
    },
    { table: "room_report", old: before("received_at"), hours: REPLAY_HOURS },
    {
      table: "page_visitor",
      old: "day < ((now() - make_interval(hours => $1)) AT TIME ZONE 'UTC')::date",
      hours: DAY_HOURS,
    },
    { table: "request_detail", old: before("created_at"), hours: KEEP_REQUESTS_DAYS * DAY_HOURS },
    {
      table: "job",
      old: `${before("created_at")} AND state IN ('succeeded', 'failed', 'cancelled') AND ${before("ended_at")}`,
      hours: KEEP_JOBS_DAYS * DAY_HOURS,
    },
    {
      // Includes deliveries and their attempts.
      table: "webhook_event",
      old: `${before("created_at")} AND NOT EXISTS (
        SELECT 1 FROM webhook_delivery d WHERE d.event_id = webhook_event.id AND d.state = 'pending')`,
      hours: KEEP_WEBHOOKS_DAYS * DAY_HOURS,
    },
  ];
}

/** Sweeps registered by the owners of other data, by name. */
const sweeps = processSingleton("sweeps", () => new Map<string, () => Promise<void>>());

/** Makes `sweep` run in every round, once per process and name. */
export const registerSweep = (name: string, sweep: () => Promise<void>): void => void sweeps.set(name, sweep);

/** Deletes data with a limited lifetime, in bounded batches. Usage totals are kept forever. */
export async function sweepOld(): Promise<void> {
  for (const rule of rules())
    await apart(rule.table, async () => {
      const gone = await sweepTable(rule);
      if (gone > 0) log().info({ table: rule.table, gone }, "old rows deleted");
    });
  for (const [name, sweep] of sweeps) await apart(name, sweep);
  for (const name of await pastPartitions(new Date())) await drop(name);
}

async function sweepTable({ table, old, hours }: Rule): Promise<number> {
  let total = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const gone = await sql(
      `sweep_${table}`,
      `DELETE FROM ${table} WHERE (tableoid, ctid) IN (
         SELECT tableoid, ctid FROM ${table} WHERE ${old} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
       ) RETURNING 1`,
      [hours],
    );
    total += gone.length;
    if (gone.length < BATCH) break;
  }
  return total;
}

/** Returns the partitions of months that can't be queried any more, of tables partitioned by month. */
async function pastPartitions(now: Date): Promise<string[]> {
  const { KEEP_USAGE_MONTHS, KEEP_REQUESTS_DAYS, KEEP_SHOW_LEDGER_MONTHS } = env();
  const keep: Record<(typeof PARTITIONED)[number], number> = {
    usage_row: KEEP_USAGE_MONTHS,
    request_detail: Math.ceil(KEEP_REQUESTS_DAYS / 28) + 1,
    show_event: KEEP_SHOW_LEDGER_MONTHS,
    show_event_text: KEEP_SHOW_LEDGER_MONTHS,
  };
  const rows = await sql<{ name: string; parent: string }>(
    "partitions",
    `SELECT c.relname AS name, p.relname AS parent
     FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid JOIN pg_class p ON p.oid = inhparent
     WHERE p.relname = ANY ($1::text[]) AND c.relname ~ '_[0-9]{4}_[0-9]{2}$' ORDER BY 1`,
    [[...PARTITIONED]],
  );
  return rows
    .filter(({ name, parent }) => {
      const oldest = monthName(now, -keep[parent as (typeof PARTITIONED)[number]]);
      return name.slice(-7) < oldest;
    })
    .map(({ name }) => name);
}

const monthName = (now: Date, months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
    .toISOString()
    .slice(0, 7)
    .replace("-", "_");

/** Waits only briefly for its lock: the next round comes soon, and writers must not queue behind it. */
async function drop(name: string): Promise<void> {
  try {
    await transaction(async () => {
      await sql("", "SET LOCAL lock_timeout = '1s'");
      await sql("", `DROP TABLE IF EXISTS ${name}`);
    });
    log().info({ partition: name }, "dropped a past month");
  } catch (error) {
    log().warn({ err: error, partition: name }, "couldn't drop a past month yet");
  }
}
