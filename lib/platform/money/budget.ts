import { sql, transaction, write } from "../database/db";
import { dayOf, monthOf } from "../runtime/clock";
import { newId } from "../runtime/ids";
import type { DailyCap, Environment } from "../security/principal";
import { BUDGET_MARKS } from "./budget-marks";
import { BudgetRefusal } from "./budget-refusal";
import { committedMicros, refusal, rememberCommitted } from "./budget-state";
import { callAllowanceMicros, callMonthOf, isCallMonth } from "./call-allowance";
import { ORDINARY_REQUEST_MICROS, planLimits } from "./money";
import { heldMicros, releaseUnusedRequests, remainingOf } from "./request-lease";

export interface Charge {
  kind: string;
  subject: string;
  costMicros: number;
}

export interface Reserved {
  entries: { id: string; kind: string; costMicros: number }[];
  /** The rest of the ceiling after this reservation; null without a ceiling. */
  remainingMicros: number | null;
}

interface Payer {
  workspaceId: string;
  environment: Environment;
  plan: string;
  dailyCap?: DailyCap | undefined;
}

/** @param marks further parts of its WITH */
const reserveText = (marks: readonly string[]): string => `
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
  INSERT INTO ledger_entry (id, workspace_id, environment, month, kind, subject, state, reserved_micros, key_id, cap_day)
  SELECT entry.id, $1, $7::"Environment", $2, entry.kind, entry.subject, 'reserved', entry.micros, $12, $13
  FROM taken, unnest($8::text[], $9::text[], $10::text[], $11::bigint[]) AS entry (id, kind, subject, micros)
)${marks.map((mark) => `, ${mark}`).join("")}
SELECT committed_micros::float8 AS committed FROM taken`;

const RESERVE = reserveText([BUDGET_MARKS]);
const RESERVE_CALLS = reserveText([]);

/**
 * Reserves the worst case of all charges in one conditional statement: all or nothing, also under
 * concurrency. `requests` counts toward the month's quota. Throws `BudgetRefusal`.
 */
export async function reserve(payer: Payer, charges: Charge[], now: Date, requests = 0): Promise<Reserved> {
  const entries = charges.map((charge) => ({ id: newId("led"), ...charge }));
  const order: Order = { payer, month: monthOf(now), entries, requests, ...planLimits(payer.plan) };
  for (;;) {
    const committed = await takeAll(order, now);
    if (committed !== undefined) {
      rememberCommitted(payer.workspaceId, order.month, committed);
      return { entries, remainingMicros: remainingOf(payer, order.month) };
    }
    // Ordinary requests leased by this process are released before a caller is refused.
    if (await releaseUnusedRequests(({ workspaceId }) => workspaceId === payer.workspaceId)) continue;
    const refused = await refusal({ ...order, workspaceId: payer.workspaceId, micros: totalOf(order) });
    if (refused) throw refused;
  }
}

/** The same from the workspace's allowance for sales calls. Throws `BudgetRefusal`. */
export async function reserveForCalls(
  payer: Payer,
  charges: Charge[],
  now: Date,
): Promise<Reserved["entries"]> {
  const entries = charges.map((charge) => ({ id: newId("led"), ...charge }));
  const limitMicros = callAllowanceMicros();
  const order: Order = {
    payer,
    month: callMonthOf(now),
    entries,
    requests: 0,
    limitMicros,
    requestQuota: null,
  };
  if ((await takeAll(order, now)) !== undefined) return entries;
  const committed = await committedMicros(payer.workspaceId, order.month);
  throw new BudgetRefusal({ kind: "calls", remainingMicros: Math.max(0, limitMicros - committed) });
}

const takeAll = (order: Order, now: Date): Promise<number | undefined> =>
  order.payer.dailyCap ? takeCapped(order, order.payer.dailyCap, dayOf(now)) : take(order);

interface Order {
  payer: Payer;
  /** The month as the budget has it, see `callMonthOf()`. */
  month: string;
  limitMicros: number | null;
  requestQuota: number | null;
  entries: (Charge & { id: string })[];
  requests: number;
}

/** Returns the amount committed afterwards, or undefined if it would be too much. */
async function take(order: Order, capDay: string | null = null): Promise<number | undefined> {
  const { payer, month, entries, requests, limitMicros, requestQuota } = order;
  const column = <T>(pick: (entry: (typeof entries)[number]) => T): T[] => entries.map(pick);
  const [name, text] = isCallMonth(month)
    ? ["budget_reserve_calls", RESERVE_CALLS]
    : ["budget_reserve", RESERVE];
  const [taken] = await sql<{ committed: number }>(name, text, [
    payer.workspaceId,
    month,
    limitMicros,
    totalOf(order),
    requestQuota,
    requests,
    payer.environment,
    column((entry) => entry.id),
    column((entry) => entry.kind),
    column((entry) => entry.subject),
    column((entry) => entry.costMicros),
    capDay && (payer.dailyCap?.holder ?? null),
    capDay,
  ]);
  return taken?.committed;
}

const totalOf = ({ entries }: Order): number => entries.reduce((sum, entry) => sum + entry.costMicros, 0);

const SPEND_OF_DAY = `
INSERT INTO key_spend (key_id, day, committed_micros)
SELECT $1, $2, $3::bigint WHERE $3::bigint <= $4::bigint
ON CONFLICT (key_id, day) DO UPDATE SET committed_micros = key_spend.committed_micros + $3::bigint
  WHERE key_spend.committed_micros + $3::bigint <= $4::bigint
RETURNING 1 AS taken`;

/** A caller's daily cap and the workspace's ceiling are applied together or not at all. */
function takeCapped(order: Order, { holder, micros }: DailyCap, day: string): Promise<number | undefined> {
  return transaction(async ({ rollback }) => {
    const spent = await sql("key_spend_take", SPEND_OF_DAY, [holder, day, totalOf(order), micros]);
    if (spent.length === 0) throw new BudgetRefusal({ kind: "daily_cap", capMicros: micros });
    const committed = await take(order, day);
    if (committed === undefined) rollback();
    return committed;
  });
}

/** Returns the rest of the month's ceiling in micro-dollars, or null on plans without one. */
export async function remainingMicros(payer: Payer, now: Date): Promise<number | null> {
  const { limitMicros } = planLimits(payer.plan);
  if (limitMicros === null) return null;
  const month = monthOf(now);
  const committed = await committedMicros(payer.workspaceId, month);
  return Math.max(0, limitMicros - committed + heldMicros(payer.workspaceId, month));
}

/**
 * Statements that begin with this end the reservations `$1` (ids) at `$2` (micros, null releases all) and
 * correct the budget with them. Ending one twice does nothing. A key's day is locked before the budget, as it
 * is when both are reserved; the reverse order could deadlock two calls of one key.
 */
export const WITH_ENDED = `
WITH ended AS (
  UPDATE ledger_entry l SET state = CASE WHEN e.settled IS NULL THEN 'released' ELSE 'settled' END,
    settled_micros = COALESCE(e.settled, 0), ended_at = now()
  FROM unnest($1::text[], $2::bigint[]) AS e (id, settled)
  WHERE l.id = e.id AND l.state = 'reserved'
  RETURNING l.workspace_id, l.month, l.reserved_micros, l.settled_micros, l.key_id, l.cap_day
), capped AS (
  UPDATE key_spend k SET committed_micros = k.committed_micros - back.micros
  FROM (SELECT key_id, cap_day, sum(reserved_micros - settled_micros) AS micros FROM ended
        WHERE cap_day IS NOT NULL GROUP BY key_id, cap_day) AS back
  WHERE k.key_id = back.key_id AND k.day = back.cap_day
  RETURNING 1
), sums AS (
  SELECT workspace_id, month, sum(reserved_micros - settled_micros) AS back, sum(settled_micros) AS settled
  FROM ended GROUP BY workspace_id, month
), corrected AS (
  UPDATE budget b
  SET committed_micros = b.committed_micros - sums.back, settled_micros = b.settled_micros + sums.settled
  FROM sums, (SELECT count(*) FROM capped) AS keys_first
  WHERE b.workspace_id = sums.workspace_id AND b.month = sums.month
)`;

/** The end of one reservation: its price in micro-dollars, or null to release all of it. */
export interface ReservationEnd {
  id: string;
  settledMicros: number | null;
}

/** Ends reservations. `settledMicros` null releases all of it. Ending one twice does nothing. */
export async function endReservations(ends: ReservationEnd[]): Promise<void> {
  if (ends.length === 0) return;
  await sql("budget_end", `${WITH_ENDED} SELECT 1`, [
    ends.map((end) => end.id),
    ends.map((end) => end.settledMicros),
  ]);
}

/** Releases what a dead process left reserved: entries without a live job, older than `minutes`. */
export async function releaseStale(minutes = 10): Promise<number> {
  const rows = await sql<{ id: string }>(
    "budget_stale",
    `SELECT l.id FROM ledger_entry l WHERE l.state = 'reserved' AND l.lease_until IS NULL
       AND l.created_at < now() - make_interval(mins => $1) AND NOT EXISTS (SELECT 1 FROM job j WHERE j.payload->>'reservation_id' = l.id AND (j.state = 'queued' OR j.state IN ('dispatched', 'running')))
     LIMIT 500`,
    [minutes],
  );
  await endReservations(rows.map(({ id }) => ({ id, settledMicros: null })));
  return rows.length + (await endLeases());
}

const END_LEASES = `
WITH lost AS (
  SELECT id FROM ledger_entry WHERE state = 'reserved' AND lease_until < now()
  ORDER BY id LIMIT 500 FOR UPDATE SKIP LOCKED
), ended AS (
  UPDATE ledger_entry l SET state = 'settled', ended_at = now() FROM lost WHERE l.id = lost.id
  RETURNING l.workspace_id, l.month, l.reserved_micros - l.settled_micros AS back
), sums AS (
  SELECT workspace_id, month, sum(back) AS back, count(*) AS leases FROM ended GROUP BY workspace_id, month
)
UPDATE budget b SET committed_micros = b.committed_micros - sums.back, requests = b.requests - sums.back / $1::bigint
FROM sums WHERE b.workspace_id = sums.workspace_id AND b.month = sums.month RETURNING sums.leases::int AS leases`;

/** Requests taken from a lease are already settled. Releases the rest of a dead process's leases. */
async function endLeases(): Promise<number> {
  const rows = await sql<{ leases: number }>("lease_end", END_LEASES, [ORDINARY_REQUEST_MICROS]);
  return rows.reduce((sum, { leases }) => sum + leases, 0);
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
 * charges once, and a released reservation stays released. It is sent with the commit, so that the
 * workspace's budget is only locked for that trip, and not until the process gets to the next statement.
 */
export async function earnReservation(earned: {
  reservationId: string;
  requestId: string;
  operationId: string;
  clientId?: string;
}): Promise<void> {
  await write({
    name: "budget_earn",
    text: EARN,
    values: [
      earned.reservationId,
      newId("use"),
      earned.requestId,
      earned.operationId,
      earned.clientId ?? null,
    ],
  });
}
