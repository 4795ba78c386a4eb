import { outsideTransaction, sql } from "../database/db";
import { monthOf } from "../runtime/clock";
import { newId } from "../runtime/ids";
import { log } from "../runtime/log";
import { processSingleton } from "../runtime/process-singleton";
import type { Environment } from "../security/principal";
import { BUDGET_MARKS } from "./budget-marks";
import { lastKnownCommitted, refusal, rememberCommitted } from "./budget-state";
import { ORDINARY_REQUEST_MICROS, planLimits } from "./money";

interface Payer {
  workspaceId: string;
  environment: Environment;
  plan: string;
}

/** A block of ordinary requests, already reserved in the budget, that this process spends from. */
export interface Lease {
  id: string;
  name: string;
  workspaceId: string;
  month: string;
  /** Requests in the block that have not been taken. */
  left: number;
  /** Taken, but not written to the ledger yet. */
  unsettled: number;
  size: number;
  /** By this process's monotonic clock. */
  spendUntil: number;
  lastTaken: number;
}

interface Refill {
  waiting: number;
  done: Promise<void>;
}

interface Demand {
  size: number;
  at: number;
}

const leases = processSingleton("request-leases", () => new Map<string, Lease[]>());
const refills = processSingleton("request-refills", () => new Map<string, Refill>());
const demands = processSingleton("request-demands", () => new Map<string, Demand>());

export const LEASE = {
  /** Maximum number of requests in one block. */
  most: 500,
  /** Divisor: one block takes at most this fraction of the rest of a ceiling. */
  shareOfRest: 20,
  /**
   * How long a lease lives. After that, the reconciler releases the rest of a dead process's block. Renewed
   * whenever some of it is settled.
   */
  seconds: 60,
  /** Well before that, the process itself stops spending from it. */
  spendMs: 30_000,
  /** A block unused for this long is released. */
  idleMs: 1_000,
};
const LOOK_MS = 500;
/** Blocks used up faster than this grow, those that last longer than `LONG_MS` shrink. */
const SHORT_MS = 500;
const LONG_MS = 4_000;
const MAX_DEMANDS = 20_000;

/**
 * Takes a block and its ledger entry in one statement. No row if money or quota is used up or the month is
 * new.
 */
const TAKE = `
WITH held AS (
  SELECT committed_micros, requests FROM budget WHERE workspace_id = $1 AND month = $2 FOR UPDATE
), wanted AS (
  SELECT LEAST($5::bigint,
    CASE WHEN $3::bigint IS NULL THEN $5::bigint WHEN $3::bigint - committed_micros < $8::bigint THEN 0
         ELSE GREATEST(1, ($3::bigint - committed_micros) / ($8::bigint * $9::bigint)) END,
    CASE WHEN $4::bigint IS NULL THEN $5::bigint ELSE GREATEST(0, $4::bigint - requests) END) AS size FROM held
), taken AS (
  UPDATE budget b SET committed_micros = b.committed_micros + w.size * $8::bigint, requests = b.requests + w.size,
    limit_micros = $3::bigint, request_quota = $4::bigint
  FROM wanted w WHERE b.workspace_id = $1 AND b.month = $2 AND w.size > 0
  RETURNING b.committed_micros, w.size
), written AS (
  INSERT INTO ledger_entry (id, workspace_id, environment, month, kind, subject, state, reserved_micros, lease_until)
  SELECT $6, $1, $7::"Environment", $2, 'request', 'requests', 'reserved', size * $8::bigint,
         now() + make_interval(secs => $10::int) FROM taken
), ${BUDGET_MARKS}
SELECT size::int, committed_micros::float8 AS committed FROM taken`;

const OPEN_MONTH = `
INSERT INTO budget (workspace_id, month, limit_micros, request_quota) VALUES ($1, $2, $3::bigint, $4::bigint)
ON CONFLICT DO NOTHING RETURNING 1 AS opened`;

/**
 * Takes one ordinary request from the process's block, or from a new block if there is none. Blocks start
 * with a single request and grow with demand, so that a quiet workspace is charged per call. The ceiling
 * holds across processes, because blocks are reserved in advance.
 * @throws `BudgetRefusal`
 */
export async function leaseRequest(payer: Payer, now: Date): Promise<Lease> {
  const month = monthOf(now);
  const name = `${payer.workspaceId}:${payer.environment}:${month}`;
  for (;;) {
    const lease = spend(name);
    if (lease) {
      if (lease.left * 4 < lease.size && lease.size >= 8 && total(name) === lease.left)
        prefetch(name, payer, month);
      return lease;
    }
    const refill = refills.get(name) ?? startRefill(name, payer, month);
    refill.waiting += 1;
    await refill.done;
  }
}

function spend(name: string): Lease | undefined {
  const now = performance.now();
  const lease = leases.get(name)?.find(({ left, spendUntil }) => left > 0 && now < spendUntil);
  if (!lease) return undefined;
  lease.left -= 1;
  lease.unsettled += 1;
  lease.lastTaken = now;
  return lease;
}

const total = (name: string): number => (leases.get(name) ?? []).reduce((sum, { left }) => sum + left, 0);

/** Returns the request of a call that turned out to be free. */
export function returnRequest(lease: Lease): void {
  lease.left += 1;
  lease.unsettled -= 1;
  watch();
}

/**
 * Returns the rest of the ceiling as this process knows it, including its own blocks; null without a ceiling.
 */
export function remainingOf(payer: Payer, month: string): number | null {
  const { limitMicros } = planLimits(payer.plan);
  if (limitMicros === null) return null;
  const committed = lastKnownCommitted(payer.workspaceId, month) ?? 0;
  return Math.max(0, limitMicros - committed + heldMicros(payer.workspaceId, month));
}

/** Micro-dollars in this process's blocks that have not been taken. */
export const heldMicros = (workspaceId: string, month: string): number =>
  (["test", "live"] as const).reduce(
    (sum, environment) => sum + total(`${workspaceId}:${environment}:${month}`) * ORDINARY_REQUEST_MICROS,
    0,
  );

function prefetch(name: string, payer: Payer, month: string): void {
  if (refills.has(name)) return;
  // A call that needs it gets the refusal itself.
  startRefill(name, payer, month).done.catch(() => {});
}

function startRefill(name: string, payer: Payer, month: string): Refill {
  const refill: Refill = { waiting: 0, done: Promise.resolve() };
  refills.set(name, refill);
  refill.done = fill(name, payer, month, refill).finally(() => refills.delete(name));
  return refill;
}

async function fill(name: string, payer: Payer, month: string, refill: Refill): Promise<void> {
  // Lets calls of the same moment be counted first.
  await null;
  const started = performance.now();
  const wished = sizeFor(name, started, refill.waiting);
  const id = newId("led");
  const taken = await take(id, payer, month, wished);
  rememberCommitted(payer.workspaceId, month, taken.committed);
  const { size } = taken;
  const times = { spendUntil: started + LEASE.spendMs, lastTaken: started };
  const lease = { id, name, workspaceId: payer.workspaceId, month, left: size, unsettled: 0, size, ...times };
  leases.set(name, [...(leases.get(name) ?? []).filter(isAlive), lease]);
  watch();
}

interface Taken extends Record<string, unknown> {
  size: number;
  committed: number;
}

async function take(id: string, payer: Payer, month: string, wished: number): Promise<Taken> {
  const { limitMicros, requestQuota } = planLimits(payer.plan);
  const plan = [payer.workspaceId, month, limitMicros, requestQuota];
  const values = [
    ...plan,
    wished,
    id,
    payer.environment,
    ORDINARY_REQUEST_MICROS,
    LEASE.shareOfRest,
    LEASE.seconds,
  ];
  for (;;) {
    const [taken] = await sql<Taken>("lease_take", TAKE, values);
    if (taken) return taken;
    if ((await sql("budget_open", OPEN_MONTH, plan)).length > 0) continue;
    const one = { micros: ORDINARY_REQUEST_MICROS, requests: 1 };
    const refused = await refusal({
      workspaceId: payer.workspaceId,
      month,
      limitMicros,
      requestQuota,
      ...one,
    });
    if (refused) throw refused;
  }
}

function sizeFor(name: string, now: number, waiting: number): number {
  if (demands.size > MAX_DEMANDS) demands.clear();
  const last = demands.get(name);
  const gap = last ? now - last.at : Number.POSITIVE_INFINITY;
  const size =
    !last || gap > LONG_MS ? Math.max(1, (last?.size ?? 1) >> 2) : gap < SHORT_MS ? last.size * 2 : last.size;
  const wished = Math.min(LEASE.most, Math.max(waiting, size));
  demands.set(name, { size: wished, at: now });
  return wished;
}

const isAlive = ({ left, unsettled }: Lease): boolean => left > 0 || unsettled > 0;

const WITH_SETTLED = `
WITH settled AS (
  UPDATE ledger_entry l SET settled_micros = l.settled_micros + g.micros, lease_until = now() + make_interval(secs => $3::int),
    state = CASE WHEN l.settled_micros + g.micros >= l.reserved_micros THEN 'settled' ELSE 'reserved' END,
    ended_at = CASE WHEN l.settled_micros + g.micros >= l.reserved_micros THEN now() END
  FROM unnest($1::text[], $2::bigint[]) AS g (id, micros)
  WHERE l.id = g.id AND l.state = 'reserved'
  RETURNING l.id, l.workspace_id, l.month, g.micros
), sums AS (
  SELECT workspace_id, month, sum(micros) AS micros FROM settled GROUP BY workspace_id, month
), corrected AS (
  UPDATE budget b SET settled_micros = b.settled_micros + sums.micros
  FROM sums WHERE b.workspace_id = sums.workspace_id AND b.month = sums.month
  RETURNING b.workspace_id, b.month, b.committed_micros::float8 AS committed
)`;
const SETTLED =
  "SELECT s.id, s.workspace_id, s.month, c.committed FROM settled s JOIN corrected c USING (workspace_id, month)";

interface Settled extends Record<string, unknown> {
  id: string;
  workspace_id: string;
  month: string;
  committed: number;
}

/** Another write in the same statement. It may read `settled`, and its own values begin with $4. */
interface CombinedStatement {
  name: string;
  text: string;
  values: unknown[];
}

/**
 * Records the requests made from each block in ledger and budget. Returns the blocks that were charged. One
 * that the reconciler took from a process that seemed dead is no longer charged.
 */
export async function settleRequests(
  counts: ReadonlyMap<Lease, number>,
  along?: CombinedStatement,
): Promise<ReadonlySet<string>> {
  const given = [...counts].sort(([a], [b]) => (a.id < b.id ? -1 : 1));
  const text = along ? `${WITH_SETTLED}, along AS (${along.text}) ${SETTLED}` : `${WITH_SETTLED} ${SETTLED}`;
  const rows = await sql<Settled>(along ? `lease_settle_${along.name}` : "lease_settle", text, [
    given.map(([lease]) => lease.id),
    given.map(([, count]) => count * ORDINARY_REQUEST_MICROS),
    LEASE.seconds,
    ...(along?.values ?? []),
  ]);
  for (const row of rows) rememberCommitted(row.workspace_id, row.month, row.committed);
  return new Set(rows.map(({ id }) => id));
}

/** To be called after the commit of `settleRequests`, which began at `started`. */
export function markSettled(counts: ReadonlyMap<Lease, number>, started: number): void {
  for (const [lease, count] of counts) {
    lease.unsettled -= count;
    lease.spendUntil = started + LEASE.spendMs;
    if (!isAlive(lease)) forget(lease);
  }
}

function forget(lease: Lease): void {
  const rest = (leases.get(lease.name) ?? []).filter((other) => other !== lease);
  if (rest.length > 0) leases.set(lease.name, rest);
  else leases.delete(lease.name);
}

const SHRINK = `
WITH shrunk AS (
  UPDATE ledger_entry l SET reserved_micros = l.reserved_micros - g.back,
    state = CASE WHEN l.settled_micros >= l.reserved_micros - g.back
                 THEN CASE WHEN l.settled_micros > 0 THEN 'settled' ELSE 'released' END ELSE 'reserved' END,
    ended_at = CASE WHEN l.settled_micros >= l.reserved_micros - g.back THEN now() END
  FROM unnest($1::text[], $2::bigint[]) AS g (id, back)
  WHERE l.id = g.id AND l.state = 'reserved'
  RETURNING l.workspace_id, l.month, g.back
), sums AS (
  SELECT workspace_id, month, sum(back) AS back FROM shrunk GROUP BY workspace_id, month
)
UPDATE budget b SET committed_micros = b.committed_micros - sums.back, requests = b.requests - sums.back / $3::bigint
FROM sums WHERE b.workspace_id = sums.workspace_id AND b.month = sums.month
RETURNING b.workspace_id, b.month, b.committed_micros::float8 AS committed`;

/** Releases the rest of the blocks that `which` selects. True if there was anything. */
export async function releaseUnusedRequests(which: (lease: Lease) => boolean = () => true): Promise<boolean> {
  const chosen = [...leases.values()].flat().filter((lease) => lease.left > 0 && which(lease));
  if (chosen.length === 0) return false;
  // From here on nothing is taken from them, even if the statement fails: the reconciler releases them too.
  const backs = chosen.map((lease) => {
    const { left } = lease;
    lease.left = 0;
    if (!isAlive(lease)) forget(lease);
    return { id: lease.id, back: left * ORDINARY_REQUEST_MICROS };
  });
  backs.sort((a, b) => (a.id < b.id ? -1 : 1));
  const rows = await sql<Settled>("lease_shrink", SHRINK, [
    backs.map(({ id }) => id),
    backs.map(({ back }) => back),
    ORDINARY_REQUEST_MICROS,
  ]);
  for (const row of rows) rememberCommitted(row.workspace_id, row.month, row.committed);
  return true;
}

const timer = processSingleton<{ next: NodeJS.Timeout | undefined }>("request-lease-timer", () => ({
  next: undefined,
}));

/** Maintains blocks for as long as there are any. */
function watch(): void {
  timer.next ??= setTimeout(() => {
    timer.next = undefined;
    const now = performance.now();
    outsideTransaction(() =>
      releaseUnusedRequests((lease) => now - lease.lastTaken > LEASE.idleMs || now > lease.spendUntil),
    )
      .catch((error: unknown) => log().warn({ err: error }, "unused requests left to the reconciler"))
      .finally(() => {
        if ([...leases.values()].some((list) => list.some(({ left }) => left > 0))) watch();
      });
  }, LOOK_MS).unref();
}
