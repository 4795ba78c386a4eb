import { asSystem } from "@/lib/operation/as-system";
import type { Job } from "@/lib/platform/jobs";
import { toUsd } from "@/lib/platform/money/money";

interface Reached {
  month: string;
  mark: "warning" | "exhausted";
}

const MARK_EMITTED = `
UPDATE budget_mark SET told_at = now()
WHERE workspace_id = $1 AND month = $2 AND mark = $3 AND environment = $4::"Environment" AND told_at IS NULL
RETURNING limit_micros::float8 AS "limit", reserved_micros::float8 AS reserved`;

/**
 * Emits the webhook event of one environment for a threshold of the monthly cost ceiling. Emits it once,
 * however often it runs.
 */
export function emitBudgetEvent(job: Job, { month, mark }: Reached): Promise<boolean> {
  return asSystem("budget.tell", job, async (ctx) => {
    const [reached] = await ctx.sql<{ limit: number; reserved: number }>("budget_tell", MARK_EMITTED, [
      ctx.workspaceId,
      month,
      mark,
      ctx.environment,
    ]);
    if (!reached) return false;
    const data = {
      month,
      limit_usd: toUsd(reached.limit),
      reserved_usd: toUsd(reached.reserved),
      remaining_usd: toUsd(reached.limit - reached.reserved),
    };
    ctx.record({ subjectType: "budget", subjectId: month, after: { mark, ...data } });
    ctx.emit({ type: `budget.${mark}`, data });
    return true;
  });
}
