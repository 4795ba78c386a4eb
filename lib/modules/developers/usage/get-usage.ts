import { findClientByReference } from "@/lib/modules/show-basics/clients";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { flushWriteBuffer, USAGE_BUFFER } from "@/lib/platform/database/write-buffer";
import { MICROS_PER_CREDIT, planLimits, toUsd } from "@/lib/platform/money/money";
import type { CallColumns } from "@/lib/platform/money/usage-row";
import { iso, monthOf, nextMonth } from "@/lib/platform/runtime/clock";
import type { usageContract } from "./contract";

type Output = OutputOf<typeof usageContract.getUsage>;

interface Totals extends Record<string, unknown> {
  requests: number;
  errors: number;
  cost: number;
}

interface ItemRow extends CallColumns {
  cost: number;
  created_at: Date;
}

/** Start of the window: today and the `$3 - 1` UTC days before it. */
const SINCE = `(($8::timestamptz AT TIME ZONE 'UTC')::date - ($3::int - 1))`;
const OWN = `workspace_id = $1 AND environment = $2::"Environment"`;

const ROWS = `${OWN} AND created_at >= (${SINCE}::timestamp AT TIME ZONE 'UTC')
  AND ($4::text IS NULL OR client_id = $4) AND ($5::text IS NULL OR request_id = $5)
  AND ($6::text[] IS NULL OR client_id = ANY($6) OR key_id = $7)
  AND ($5::text IS NOT NULL OR NOT (path LIKE '/api/app/%' AND source IN ('dashboard', 'studio') AND cost_micros = 0))`;

const TOTALS_OF_DAYS = `
SELECT COALESCE(sum(calls), 0)::int AS requests, COALESCE(sum(errors), 0)::int AS errors,
       COALESCE(sum(cost_micros), 0)::float8 AS cost
FROM usage_party WHERE ${OWN} AND day >= ${SINCE}
  AND ($4::text IS NULL OR client_id = $4) AND $5::text IS NULL
  AND ($6::text[] IS NULL OR client_id = ANY($6) OR key_id = $7)`;

const TOTALS_OF_ROWS = `
SELECT count(*) FILTER (WHERE source <> 'system')::int AS requests, count(*) FILTER (WHERE status >= 400)::int AS errors,
       COALESCE(sum(cost_micros), 0)::float8 AS cost FROM usage_row WHERE ${ROWS}`;

const ITEMS = `
SELECT request_id, operation_id, method, path, status, error_code, duration_ms, cost_micros::float8 AS cost, source,
       actor_type, actor_id, tool, agent, idempotency_key, dry_run, replayed, created_at
FROM usage_row WHERE ${ROWS} ORDER BY created_at DESC, id DESC LIMIT $9`;

export async function getUsage(ctx: Ctx, input: InputOf<typeof usageContract.getUsage>): Promise<Output> {
  await flushWriteBuffer(USAGE_BUFFER);
  const filter = [
    ctx.workspaceId,
    ctx.environment,
    input.days,
    input.client_id === undefined ? null : await clientIdOf(ctx, input.client_id),
    input.request_id ?? null,
    ...heldTo(ctx),
    ctx.realNow,
  ];
  // A single request is found by its index. Everything else is already summed by day.
  const [totals] =
    input.request_id === undefined
      ? await ctx.sql<Totals>("usage_totals_days", TOTALS_OF_DAYS, filter)
      : await ctx.sql<Totals>("usage_totals_rows", TOTALS_OF_ROWS, filter);
  const items = await ctx.sql<ItemRow>("usage_items", ITEMS, [...filter, input.limit]);
  return {
    window_days: input.days,
    requests: totals?.requests ?? 0,
    errors: totals?.errors ?? 0,
    estimated_cost_usd: toUsd(totals?.cost ?? 0),
    cost_budget: await readBudget(ctx),
    items: items.map(presentItem),
  };
}

/** Matches no client. Calls about no client have an empty ID in the sums. */
const NO_CLIENT = "nobody";

/** Also accepts the caller's own ID. An unknown client has no calls. */
async function clientIdOf(ctx: Ctx, reference: string): Promise<string> {
  try {
    return (await findClientByReference(ctx, reference)).id;
  } catch (error) {
    if (error instanceof Problem && error.code === "not_found") return NO_CLIENT;
    throw error;
  }
}

/** A key limited to certain clients sees calls about these clients, and its own calls. */
const heldTo = ({ principal: { clientIds, keyId } }: Ctx) =>
  clientIds.length > 0 ? [[...clientIds], keyId ?? null] : [null, null];

const presentItem = (row: ItemRow): Output["items"][number] => ({
  request_id: row.request_id,
  operation: row.operation_id,
  method: row.method,
  path: row.path,
  status: row.status,
  error_code: row.error_code,
  duration_ms: row.duration_ms,
  cost_usd: toUsd(row.cost),
  source: row.source,
  actor: `${row.actor_type}:${row.actor_id}`,
  tool: row.tool,
  agent: row.agent,
  idempotency_key: row.idempotency_key,
  dry_run: row.dry_run,
  replayed: row.replayed,
  created_at: iso(row.created_at),
});

/** Returns null for plans without a ceiling. */
async function readBudget(ctx: Ctx): Promise<Output["cost_budget"]> {
  const { limitMicros } = planLimits(ctx.principal.plan);
  if (limitMicros === null) return null;
  const [row] = await ctx.sql<{ committed: number }>(
    "usage_budget",
    "SELECT committed_micros::float8 AS committed FROM budget WHERE workspace_id = $1 AND month = $2",
    [ctx.workspaceId, monthOf(ctx.realNow)],
  );
  const committed = row?.committed ?? 0;
  const remaining = Math.max(0, limitMicros - committed);
  return {
    limit_usd: toUsd(limitMicros),
    reserved_usd: toUsd(committed),
    remaining_usd: toUsd(remaining),
    remaining_build_credits: Math.floor(remaining / MICROS_PER_CREDIT),
    resets_at: iso(nextMonth(ctx.realNow)),
  };
}
