import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { flushWriteBuffer, USAGE_BUFFER } from "@/lib/platform/database/write-buffer";
import { iso } from "@/lib/platform/runtime/clock";
import type { requestsContract } from "./contract";

type Output = OutputOf<typeof requestsContract.listErrorGroups>;

interface GroupRow extends Record<string, unknown> {
  code: string;
  operation: string;
  count: number;
  /** Counts by date (`YYYY-MM-DD`). */
  by_day: Record<string, number>;
  first_seen: Date;
  last_seen: Date;
  last_request_id: string;
}

const DAY_MS = 86_400_000;
const MAX_GROUPS = 100;

const GROUPS = `
WITH by_day AS (
  SELECT error_code AS code, operation_id AS operation, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day,
    count(*)::int AS n, min(created_at) AS first_seen, max(created_at) AS last_seen
  FROM usage_row
  WHERE workspace_id = $1 AND environment = $2::"Environment" AND created_at >= $3 AND error_code IS NOT NULL
  GROUP BY 1, 2, 3
), groups AS (
  SELECT code, operation, sum(n)::int AS count, json_object_agg(day, n) AS by_day, min(first_seen) AS first_seen,
    max(last_seen) AS last_seen
  FROM by_day GROUP BY code, operation ORDER BY sum(n) DESC, code, operation LIMIT ${MAX_GROUPS}
)
SELECT groups.*, newest.request_id AS last_request_id
FROM groups CROSS JOIN LATERAL (
  SELECT request_id FROM usage_row u
  WHERE u.workspace_id = $1 AND u.environment = $2::"Environment" AND u.created_at = groups.last_seen
    AND u.error_code = groups.code AND u.operation_id = groups.operation
  ORDER BY u.id DESC LIMIT 1
) newest ORDER BY count DESC, code, operation`;

export async function listErrorGroups(
  ctx: Ctx,
  input: InputOf<typeof requestsContract.listErrorGroups>,
): Promise<Output> {
  await flushWriteBuffer(USAGE_BUFFER);
  const today = Math.floor(ctx.realNow.getTime() / DAY_MS) * DAY_MS;
  const start = today - (input.days - 1) * DAY_MS;
  const days = Array.from({ length: input.days }, (_, index) =>
    new Date(start + index * DAY_MS).toISOString().slice(0, 10),
  );
  const rows = await ctx.sql<GroupRow>("error_groups", GROUPS, [
    ctx.workspaceId,
    ctx.environment,
    new Date(start),
  ]);
  return {
    window_days: input.days,
    days,
    groups: rows.map((row) => ({
      code: row.code,
      operation: row.operation,
      count: row.count,
      by_day: days.map((day) => row.by_day[day] ?? 0),
      first_seen: iso(row.first_seen),
      last_seen: iso(row.last_seen),
      last_request_id: row.last_request_id,
    })),
  };
}
