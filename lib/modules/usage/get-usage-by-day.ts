import type { InputOf, OutputOf } from "@/lib/api/operation";
import type { Ctx } from "@/lib/platform/ctx";
import { toUsd } from "@/lib/platform/money";
import type { usageContract } from "./contract";

type Output = OutputOf<typeof usageContract.getUsageByDay>;

interface DayRow extends Record<string, unknown> {
  date: string;
  requests: number;
  errors: number;
  cost: number;
}

interface OperationRow extends Record<string, unknown> {
  operation: string;
  requests: number;
  errors: number;
  cost: number;
  p95: number;
}

interface ErrorRow extends Record<string, unknown> {
  code: string;
  operation: string;
  count: number;
}

const DAYS = `
SELECT to_char(day, 'YYYY-MM-DD') AS date, (count(u.id) FILTER (WHERE u.source <> 'system'))::int AS requests,
       (count(u.id) FILTER (WHERE u.status >= 400))::int AS errors, COALESCE(sum(u.cost_micros), 0)::float8 AS cost
FROM generate_series(date_trunc('day', $4::timestamptz AT TIME ZONE 'UTC') - make_interval(days => $3 - 1),
                     date_trunc('day', $4::timestamptz AT TIME ZONE 'UTC'), '1 day') AS day
LEFT JOIN usage_row u ON u.workspace_id = $1 AND u.environment = $2::"Environment"
  AND u.created_at >= day AT TIME ZONE 'UTC' AND u.created_at < (day + interval '1 day') AT TIME ZONE 'UTC'
GROUP BY day ORDER BY day`;

const WINDOW = `workspace_id = $1 AND environment = $2::"Environment"
  AND created_at >= (date_trunc('day', $4::timestamptz AT TIME ZONE 'UTC') - make_interval(days => $3 - 1)) AT TIME ZONE 'UTC'`;

const OPERATIONS = `
SELECT operation_id AS operation, (count(*) FILTER (WHERE source <> 'system'))::int AS requests, (count(*) FILTER (WHERE status >= 400))::int AS errors,
       COALESCE(sum(cost_micros), 0)::float8 AS cost,
       COALESCE(percentile_cont(0.95) WITHIN GROUP (ORDER BY duration_ms) FILTER (WHERE source <> 'system'), 0)::float8 AS p95
FROM usage_row WHERE ${WINDOW} GROUP BY operation_id ORDER BY count(*) DESC, operation_id LIMIT 50`;

const ERRORS = `
SELECT error_code AS code, operation_id AS operation, count(*)::int AS count
FROM usage_row WHERE ${WINDOW} AND error_code IS NOT NULL
GROUP BY error_code, operation_id ORDER BY count(*) DESC, error_code LIMIT 20`;

export async function getUsageByDay(
  ctx: Ctx,
  input: InputOf<typeof usageContract.getUsageByDay>,
): Promise<Output> {
  const values = [ctx.workspaceId, ctx.environment, input.days, ctx.now];
  const [days, operations, codes] = [
    await ctx.sql<DayRow>("usage_days", DAYS, values),
    await ctx.sql<OperationRow>("usage_operations", OPERATIONS, values),
    await ctx.sql<ErrorRow>("usage_errors", ERRORS, values),
  ];
  return {
    window_days: input.days,
    days: days.map(({ cost, ...day }) => ({ ...day, cost_usd: toUsd(cost) })),
    operations: operations.map(({ cost, p95, ...row }) => ({
      ...row,
      cost_usd: toUsd(cost),
      p95_ms: Math.round(p95 * 10) / 10,
    })),
    error_codes: codes,
  };
}
