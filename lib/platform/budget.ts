import { monthOf } from "./clock";
import { sql } from "./db";
import { newId } from "./ids";
import { planLimits } from "./money";
import type { Environment } from "./principal";
import { Problem } from "./problem";

export interface Charge {
  kind: string;
  subject: string;
  costMicros: number;
}

export interface Reserved {
  entries: { id: string; kind: string; costMicros: number }[];
  /** What is left of the ceiling after this reservation; null without a ceiling. */
  remainingMicros: number | null;
}

interface Payer {
  workspaceId: string;
  environment: Environment;
  plan: string;
}

const RESERVE = `
WITH taken AS (
  INSERT INTO budget (workspace_id, month, limit_micros, committed_micros, request_quota, requests)
  SELECT $1, $2, $3::bigint, $4::bigint, $5::bigint, $6::bigint WHERE $3::bigint IS NULL OR $4::bigint <= $3::bigint
  ON CONFLICT (workspace_id, month) DO UPDATE
    SET committed_micros = budget.committed_micros + $4::bigint,
        requests = budget.requests + $6::bigint, limit_micros = $3::bigint, request_quota = $5::bigint
    WHERE ($3::bigint IS NULL OR budget.committed_micros + $4::bigint <= $3::bigint)
      AND ($5::bigint IS NULL OR budget.requests + $6::bigint <= $5::bigint)
  RETURNING committed_micros
), written AS (
  INSERT INTO ledger_entry (id, workspace_id, environment, month, kind, subject, state, reserved_micros)
  SELECT entry.id, $1, $7::"Environment", $2, entry.kind, entry.subject, 'reserved', entry.micros
  FROM taken, unnest($8::text[], $9::text[], $10::text[], $11::bigint[]) AS entry (id, kind, subject, micros)
)
SELECT committed_micros::float8 AS committed FROM taken`;

/**
 * Reserves the worst case of all charges in one conditional statement: it happens whole or not at all,
 * whatever runs beside it. `requests` counts against the month's quota.
 * Throws `cost_credit_exhausted` or `plan_quota_exceeded`.
 */
export async function reserve(payer: Payer, charges: Charge[], now: Date, requests = 0): Promise<Reserved> {
  const { limitMicros, requestQuota } = planLimits(payer.plan);
  const month = monthOf(now);
  const total = charges.reduce((sum, charge) => sum + charge.costMicros, 0);
  const entries = charges.map((charge) => ({ id: newId("led"), ...charge }));
  const rows = await sql<{ committed: number }>("budget_reserve", RESERVE, [
    payer.workspaceId,
    month,
    limitMicros,
    total,
    requestQuota,
    requests,
    payer.environment,
    entries.map((entry) => entry.id),
    entries.map((entry) => entry.kind),
    entries.map((entry) => entry.subject),
    entries.map((entry) => entry.costMicros),
  ]);
  const committed = rows[0]?.committed;
  if (committed === undefined) throw await refusal(payer.workspaceId, month, limitMicros, total);
  return { entries, remainingMicros: limitMicros === null ? null : limitMicros - committed };
}

/** What is left of the month's ceiling, in micro-dollars; null on plans without one. */
export async function remainingMicros(payer: Payer, now: Date): Promise<number | null> {
  const { limitMicros } = planLimits(payer.plan);
  if (limitMicros === null) return null;
  return Math.max(0, limitMicros - (await committedMicros(payer.workspaceId, monthOf(now))));
}

async function committedMicros(workspaceId: string, month: string): Promise<number> {
  const [row] = await sql<{ committed: number }>(
    "budget_look",
    "SELECT committed_micros::float8 AS committed FROM budget WHERE workspace_id = $1 AND month = $2",
    [workspaceId, month],
  );
  return row?.committed ?? 0;
}

async function refusal(
  workspaceId: string,
  month: string,
  limitMicros: number | null,
  total: number,
): Promise<Problem> {
  const committed = await committedMicros(workspaceId, month);
  if (limitMicros !== null && committed + total > limitMicros) {
    const remaining = Math.max(0, limitMicros - committed) / 1_000_000;
    return new Problem("cost_credit_exhausted", undefined, undefined, {
      "X-Service-Cost-Remaining-USD": remaining.toFixed(6),
    });
  }
  return new Problem("plan_quota_exceeded");
}

/**
 * Statements that begin with this end the reservations of `$1` (ids) at `$2` (micros, null gives all back); the
 * budget is corrected with them. Ending one twice does nothing.
 */
export const WITH_ENDED = `
WITH ended AS (
  UPDATE ledger_entry l SET state = CASE WHEN e.settled IS NULL THEN 'released' ELSE 'settled' END,
    settled_micros = COALESCE(e.settled, 0), ended_at = now()
  FROM unnest($1::text[], $2::bigint[]) AS e (id, settled)
  WHERE l.id = e.id AND l.state = 'reserved'
  RETURNING l.workspace_id, l.month, l.reserved_micros, l.settled_micros
), sums AS (
  SELECT workspace_id, month, sum(reserved_micros - settled_micros) AS back, sum(settled_micros) AS settled
  FROM ended GROUP BY workspace_id, month
), corrected AS (
  UPDATE budget b
  SET committed_micros = b.committed_micros - sums.back, settled_micros = b.settled_micros + sums.settled
  FROM sums WHERE b.workspace_id = sums.workspace_id AND b.month = sums.month
)`;

/** One reservation's end: its price in micro-dollars, or null to give all of it back. */
export interface ReservationEnd {
  id: string;
  settledMicros: number | null;
}

/** Ends reservations: `settledMicros` null gives all of it back. Ending one twice does nothing. */
export async function endReservations(ends: ReservationEnd[]): Promise<void> {
  if (ends.length === 0) return;
  await sql("budget_end", `${WITH_ENDED} SELECT 1`, [
    ends.map((end) => end.id),
    ends.map((end) => end.settledMicros),
  ]);
}

/** Gives back what a dead process left reserved: entries without a live job, older than `minutes`. */
export async function releaseStale(minutes = 10): Promise<number> {
  const rows = await sql<{ id: string }>(
    "budget_stale",
    `SELECT l.id FROM ledger_entry l WHERE l.state = 'reserved' AND l.created_at < now() - make_interval(mins => $1)
       AND NOT EXISTS (SELECT 1 FROM job j WHERE j.payload->>'reservation_id' = l.id AND j.state IN ('queued','dispatched','running'))
     LIMIT 500`,
    [minutes],
  );
  await endReservations(rows.map(({ id }) => ({ id, settledMicros: null })));
  return rows.length;
}

const EARN = `
WITH earned AS (
  UPDATE ledger_entry SET state = 'settled', settled_micros = reserved_micros, ended_at = now()
  WHERE id = $1 AND state = 'reserved'
  RETURNING workspace_id, environment, month, kind, reserved_micros
), summed AS (
  UPDATE budget b SET settled_micros = b.settled_micros + earned.reserved_micros
  FROM earned WHERE b.workspace_id = earned.workspace_id AND b.month = earned.month
)
INSERT INTO usage_row (id, workspace_id, environment, request_id, operation_id, method, path, status, duration_ms,
  cost_micros, source, actor_type, actor_id, client_id)
SELECT $2, workspace_id, environment, $3, $4, 'JOB', kind, 200, 0, reserved_micros, 'system', 'system', kind, $5 FROM earned`;

/**
 * Settles a job's reservation at its price and lists it in usage, in the caller's transaction. Doing it twice
 * charges once; a reservation that was given back meanwhile stays given back.
 */
export async function earnReservation(earned: {
  reservationId: string;
  requestId: string;
  operationId: string;
  clientId?: string;
}): Promise<void> {
  await sql("budget_earn", EARN, [
    earned.reservationId,
    newId("use"),
    earned.requestId,
    earned.operationId,
    earned.clientId ?? null,
  ]);
}
