import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { flushWriteBuffer, USAGE_BUFFER } from "@/lib/platform/database/write-buffer";
import { toUsd } from "@/lib/platform/money/money";
import type { usageContract } from "./contract";
import { p95Of } from "./p95";

type Output = OutputOf<typeof usageContract.getUsageByDay>;

type Sums = { requests: number; errors: number; cost: number };

type LatencyRow = {
  operation: string;
  bucket: number;
  count: number;
};

type ErrorRow = {
  date: string;
  code: string;
  operation: string;
  count: number;
};

const TODAY = `($4::timestamptz AT TIME ZONE 'UTC')::date`;
const WINDOW = `workspace_id = $1 AND environment = $2::"Environment" AND day > ${TODAY} - $3::int AND day <= ${TODAY}`;
const SUMS = `COALESCE(sum(calls) FILTER (WHERE source <> 'system'), 0)::int AS requests,
  COALESCE(sum(errors), 0)::int AS errors, COALESCE(sum(cost_micros), 0)::float8 AS cost`;

const DAYS = `
SELECT to_char(d.day, 'YYYY-MM-DD') AS date, ${SUMS}
FROM generate_series(${TODAY} - ($3::int - 1), ${TODAY}, '1 day') AS d (day)
LEFT JOIN (SELECT * FROM usage_day WHERE ${WINDOW}) u ON u.day = d.day::date GROUP BY d.day ORDER BY d.day`;

const OPERATIONS = `
SELECT operation_id AS operation, ${SUMS} FROM usage_day WHERE ${WINDOW}
GROUP BY operation_id ORDER BY sum(calls) DESC, operation_id LIMIT 50`;

const LATENCY = `
SELECT operation_id AS operation, bucket::int AS bucket, sum(count)::int AS count
FROM usage_day, unnest(latency) WITH ORDINALITY AS l (count, bucket)
WHERE ${WINDOW} AND source <> 'system' AND count > 0 GROUP BY operation_id, bucket`;

const ERRORS = `
SELECT to_char(day, 'YYYY-MM-DD') AS date, error_code AS code, operation_id AS operation, sum(calls)::int AS count
FROM usage_day WHERE ${WINDOW} AND error_code <> ''
GROUP BY day, error_code, operation_id ORDER BY day, sum(calls) DESC, error_code, operation_id`;

const KEYS = `
SELECT key_id, sum(calls)::int AS requests, sum(errors)::int AS errors, sum(cost_micros)::float8 AS cost
FROM usage_party WHERE ${WINDOW} AND key_id <> '' GROUP BY key_id ORDER BY sum(calls) DESC, key_id LIMIT 100`;

/** Reads daily sums only, so its cost doesn't depend on the number of calls. */
export async function getUsageByDay(
  ctx: Ctx,
  input: InputOf<typeof usageContract.getUsageByDay>,
): Promise<Output> {
  await flushWriteBuffer(USAGE_BUFFER);
  const values = [ctx.workspaceId, ctx.environment, input.days, ctx.realNow];
  const days = await ctx.sql<{ date: string } & Sums>("usage_days", DAYS, values);
  const operations = await ctx.sql<{ operation: string } & Sums>("usage_operations", OPERATIONS, values);
  const latency = await ctx.sql<LatencyRow>("usage_latency", LATENCY, values);
  const errors = await ctx.sql<ErrorRow>("usage_errors", ERRORS, values);
  const keys = await ctx.sql<{ key_id: string } & Sums>("usage_keys", KEYS, values);
  const p95 = p95ByOperation(latency);
  return {
    window_days: input.days,
    days: days.map(priced),
    operations: operations.map((row) => ({ ...priced(row), p95_ms: p95.get(row.operation) ?? 0 })),
    error_codes: errorCodes(errors),
    error_days: errors.slice(-MAX_ERROR_DAYS),
    keys: keys.map(priced),
  };
}

const MAX_ERROR_CODES = 20;
const MAX_ERROR_DAYS = 2_000;

const priced = <R extends { cost: number }>({ cost, ...row }: R): Omit<R, "cost"> & { cost_usd: number } => ({
  ...row,
  cost_usd: toUsd(cost),
});

function p95ByOperation(rows: readonly LatencyRow[]): Map<string, number> {
  const counts = new Map<string, Map<number, number>>();
  for (const { operation, bucket, count } of rows)
    counts.set(operation, (counts.get(operation) ?? new Map()).set(bucket, count));
  return new Map([...counts].map(([operation, buckets]) => [operation, p95Of(buckets)]));
}

/** Most frequent first, over the whole window. */
function errorCodes(rows: readonly ErrorRow[]): Output["error_codes"] {
  const sums = new Map<string, Output["error_codes"][number]>();
  for (const { code, operation, count } of rows) {
    const name = `${code} ${operation}`;
    sums.set(name, { code, operation, count: (sums.get(name)?.count ?? 0) + count });
  }
  return [...sums.values()]
    .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1))
    .slice(0, MAX_ERROR_CODES);
}
