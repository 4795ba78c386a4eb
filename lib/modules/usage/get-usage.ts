import type { InputOf, OutputOf } from "@/lib/api/operation";
import { iso, monthOf, nextMonth } from "@/lib/platform/clock";
import type { Ctx } from "@/lib/platform/ctx";
import { MICROS_PER_CREDIT, planLimits, toUsd } from "@/lib/platform/money";
import { Problem } from "@/lib/platform/problem";
import { findClientByReference } from "../clients";
import type { usageContract } from "./contract";

type Output = OutputOf<typeof usageContract.getUsage>;

interface Totals extends Record<string, unknown> {
  requests: number;
  errors: number;
  cost: number;
}

interface ItemRow extends Record<string, unknown> {
  request_id: string;
  operation_id: string;
  method: string;
  path: string;
  status: number;
  error_code: string | null;
  duration_ms: number;
  cost: number;
  source: string;
  actor_type: string;
  actor_id: string;
  tool: string | null;
  idempotency_key: string | null;
  dry_run: boolean;
  replayed: boolean;
  created_at: Date;
}

const FILTER = `workspace_id = $1 AND environment = $2::"Environment" AND created_at > now() - make_interval(days => $3)
  AND ($4::text IS NULL OR client_id = $4) AND ($5::text IS NULL OR request_id = $5)
  AND ($6::text[] IS NULL OR client_id = ANY($6) OR key_id = $7)`;

export async function getUsage(ctx: Ctx, input: InputOf<typeof usageContract.getUsage>): Promise<Output> {
  const filter = [
    ctx.workspaceId,
    ctx.environment,
    input.days,
    input.client_id === undefined ? null : await clientIdOf(ctx, input.client_id),
    input.request_id ?? null,
    ...heldTo(ctx),
  ];
  const [totals] = await ctx.sql<Totals>(
    "usage_totals",
    `SELECT count(*) FILTER (WHERE source <> 'system')::int AS requests,
            count(*) FILTER (WHERE status >= 400)::int AS errors, COALESCE(sum(cost_micros), 0)::float8 AS cost
     FROM usage_row WHERE ${FILTER}`,
    filter,
  );
  const items = await ctx.sql<ItemRow>(
    "usage_items",
    `SELECT request_id, operation_id, method, path, status, error_code, duration_ms, cost_micros::float8 AS cost, source,
            actor_type, actor_id, tool, idempotency_key, dry_run, replayed, created_at
     FROM usage_row WHERE ${FILTER} ORDER BY created_at DESC, id DESC LIMIT $8`,
    [...filter, input.limit],
  );
  return {
    window_days: input.days,
    requests: totals?.requests ?? 0,
    errors: totals?.errors ?? 0,
    estimated_cost_usd: toUsd(totals?.cost ?? 0),
    cost_budget: await readBudget(ctx),
    items: items.map(presentItem),
  };
}

/** Accepts the caller's own id as well; of a client that is not there nobody made a call. */
async function clientIdOf(ctx: Ctx, reference: string): Promise<string> {
  try {
    return (await findClientByReference(ctx, reference)).id;
  } catch (error) {
    if (error instanceof Problem && error.code === "not_found") return "";
    throw error;
  }
}

/** A key that is held to certain clients sees calls about these, and its own. */
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
  idempotency_key: row.idempotency_key,
  dry_run: row.dry_run,
  replayed: row.replayed,
  created_at: iso(row.created_at),
});

/** Null for plans without a ceiling. */
async function readBudget(ctx: Ctx): Promise<Output["cost_budget"]> {
  const { limitMicros } = planLimits(ctx.principal.plan);
  if (limitMicros === null) return null;
  const [row] = await ctx.sql<{ committed: number }>(
    "usage_budget",
    "SELECT committed_micros::float8 AS committed FROM budget WHERE workspace_id = $1 AND month = $2",
    [ctx.workspaceId, monthOf(ctx.now)],
  );
  const committed = row?.committed ?? 0;
  const remaining = Math.max(0, limitMicros - committed);
  return {
    limit_usd: toUsd(limitMicros),
    reserved_usd: toUsd(committed),
    remaining_usd: toUsd(remaining),
    remaining_build_credits: Math.floor(remaining / MICROS_PER_CREDIT),
    resets_at: iso(nextMonth(ctx.now)),
  };
}
