import type { Ctx } from "@/lib/operation/ctx";
import type { OutputOf } from "@/lib/operation/operation";
import { CENT_MICROS, callAllowanceMicros, callMonthOf } from "@/lib/platform/money/call-allowance";
import { iso, monthOf, nextMonth } from "@/lib/platform/runtime/clock";
import type { callKeysContract } from "./contract";

interface KindRow extends Record<string, unknown> {
  kind: string;
  calls: number;
  settled: number;
  reserved: number;
}

/** Released reservations cost nothing. */
const BY_KIND = `
SELECT kind, count(*) FILTER (WHERE state = 'settled')::int AS calls,
  COALESCE(sum(settled_micros) FILTER (WHERE state = 'settled'), 0)::float8 AS settled,
  COALESCE(sum(reserved_micros) FILTER (WHERE state = 'reserved'), 0)::float8 AS reserved
FROM ledger_entry WHERE workspace_id = $1 AND month = $2 AND state <> 'released'
GROUP BY kind ORDER BY kind`;

export async function getCallUsage(ctx: Ctx): Promise<OutputOf<typeof callKeysContract.getCallUsage>> {
  const month = callMonthOf(ctx.realNow);
  const rows = await ctx.sql<KindRow>("call_usage", BY_KIND, [ctx.workspaceId, month]);
  const sum = (pick: (row: KindRow) => number): number =>
    rows.reduce((total, row) => total + pick(row), 0) / CENT_MICROS;
  const [allowance, used, reserved] = [
    callAllowanceMicros() / CENT_MICROS,
    sum((row) => row.settled),
    sum((row) => row.reserved),
  ];
  return {
    month: monthOf(ctx.realNow),
    allowance_cents: allowance,
    used_cents: used,
    reserved_cents: reserved,
    remaining_cents: Math.max(0, allowance - used - reserved),
    resets_at: iso(nextMonth(ctx.realNow)),
    operations: rows
      .filter(({ calls }) => calls > 0)
      .map(({ kind, calls, settled }) => ({ kind, calls, cents: settled / CENT_MICROS })),
  };
}
