import { sql } from "@/lib/platform/database/db";
import { USAGE_BUFFER, type WriteBuffer, writeBuffer } from "@/lib/platform/database/write-buffer";
import { type ReservationEnd, WITH_ENDED } from "@/lib/platform/money/budget";
import { ORDINARY_REQUEST_MICROS } from "@/lib/platform/money/money";
import { type Lease, markSettled, settleRequests } from "@/lib/platform/money/request-lease";
import type { CallColumns } from "@/lib/platform/money/usage-row";
import { newId } from "@/lib/platform/runtime/ids";
import { log, redactText } from "@/lib/platform/runtime/log";
import type { Principal } from "@/lib/platform/security/principal";

export interface Metered {
  principal: Principal;
  requestId: string;
  operationId: string;
  method: string;
  path: string;
  status: number;
  errorCode: string | undefined;
  durationMs: number;
  source: string;
  tool: string | undefined;
  idempotencyKey: string | undefined;
  dryRun: boolean;
  replayed: boolean;
  clientId: string | undefined;
  /** The lease that the call's ordinary request was taken from. */
  lease: Lease | undefined;
  /** Reservations that the call made individually and does not hand over to a job. */
  ends: ReservationEnd[];
}

/** A usage row to be written, in snake_case as the statement reads it. */
interface UsageRow extends CallColumns {
  id: string;
  workspace_id: string;
  environment: string;
  key_id: string | null;
  client_id: string | null;
  lease: string | null;
  /** Milliseconds from the response to the write. */
  age: number;
}

const COLUMNS = `id, workspace_id, environment, request_id, operation_id, method, path, status, error_code, duration_ms,
  source, actor_type, actor_id, key_id, client_id, tool, agent, idempotency_key, dry_run, replayed`;
const RECORD = `r (id text, workspace_id text, environment "Environment", request_id text, operation_id text, method text,
  path text, status int, error_code text, duration_ms float8, source text, actor_type text, actor_id text, key_id text,
  client_id text, tool text, agent text, idempotency_key text, dry_run boolean, replayed boolean, lease text, age float8)`;

const WRITE_ONE = `${WITH_ENDED}
INSERT INTO usage_row (${COLUMNS}, cost_micros)
SELECT ${COLUMNS}, (SELECT COALESCE(sum(settled_micros), 0) FROM ended) FROM json_to_recordset($3::json) AS ${RECORD}`;

const WRITE_MANY = `
INSERT INTO usage_row (${COLUMNS}, cost_micros, created_at)
SELECT ${COLUMNS}, CASE WHEN r.lease IN (SELECT s.id FROM settled s) THEN $5::bigint ELSE 0 END,
  now() - make_interval(secs => r.age / 1000) FROM json_to_recordset($4::json) AS ${RECORD}`;

const FLUSH_MS = 50;
const MAX_BUFFERED = 50_000;
const BATCH = 1_000;

interface BufferedRow {
  row: UsageRow;
  lease: Lease | undefined;
  /** By this process's monotonic clock. */
  at: number;
  tried: boolean;
}

const buffer = (): WriteBuffer<BufferedRow> =>
  writeBuffer<BufferedRow>(USAGE_BUFFER, {
    most: MAX_BUFFERED,
    batch: BATCH,
    everyMs: FLUSH_MS,
    write: writeMany,
  });

/**
 * Writes the usage row of a completed call. Most are written some milliseconds later, many at a time, in one
 * statement with their costs, so that ledger and usage agree even if a process dies. A call with a price of
 * its own is written at once, with the end of its reservations. A failure never affects the response; the
 * reconciler releases what is still reserved.
 */
export async function settleAndMeter(call: Metered): Promise<void> {
  const row = rowOf(call);
  if (call.ends.length === 0)
    return buffer().add({ row, lease: call.lease, at: performance.now(), tried: false });
  try {
    const { ends } = call;
    await sql("usage_write", WRITE_ONE, [
      ends.map((end) => end.id),
      ends.map((end) => end.settledMicros),
      JSON.stringify([row]),
    ]);
  } catch (error) {
    log().error({ err: error, request_id: call.requestId }, "usage row lost");
  }
}

const rowOf = (call: Metered): UsageRow => ({
  id: newId("use"),
  workspace_id: call.principal.workspaceId,
  environment: call.principal.environment,
  request_id: call.requestId,
  operation_id: call.operationId,
  method: call.method,
  path: redactText(call.path.slice(0, 500)),
  status: call.status,
  error_code: call.errorCode ?? null,
  duration_ms: call.durationMs,
  source: call.source,
  actor_type: call.principal.actor.type,
  actor_id: call.principal.actor.id,
  key_id: call.principal.keyId ?? null,
  client_id: call.clientId ?? null,
  tool: call.tool ?? null,
  agent: call.principal.agent ?? null,
  idempotency_key: call.idempotencyKey ?? null,
  dry_run: call.dryRun,
  replayed: call.replayed,
  lease: call.lease?.id ?? null,
  age: 0,
});

async function writeMany(given: BufferedRow[]): Promise<void> {
  const items = given.some(({ tried }) => tried) ? await withoutWritten(given) : given;
  const counts = new Map<Lease, number>();
  const started = performance.now();
  for (const item of items) {
    item.tried = true;
    item.row.age = started - item.at;
    if (item.lease) counts.set(item.lease, (counts.get(item.lease) ?? 0) + 1);
  }
  const values = [JSON.stringify(items.map(({ row }) => row)), ORDINARY_REQUEST_MICROS];
  await settleRequests(counts, { name: "usage", text: WRITE_MANY, values });
  markSettled(counts, started);
}

/** If the outcome of a statement is unknown, either all of its rows were written or none. */
async function withoutWritten(items: BufferedRow[]): Promise<BufferedRow[]> {
  const rows = await sql<{ id: string }>(
    "usage_written",
    "SELECT id FROM usage_row WHERE id = ANY ($1::text[])",
    [items.map(({ row }) => row.id)],
  );
  if (rows.length === 0) return items;
  const written = new Set(rows.map(({ id }) => id));
  const counts = new Map<Lease, number>();
  for (const { lease, row } of items)
    if (lease && written.has(row.id)) counts.set(lease, (counts.get(lease) ?? 0) + 1);
  markSettled(counts, performance.now());
  return items.filter(({ row }) => !written.has(row.id));
}
