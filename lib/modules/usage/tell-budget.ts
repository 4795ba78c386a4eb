import { asSystem } from "@/lib/operation/as-system";
import type { Job } from "@/lib/platform/jobs";
import { toUsd } from "@/lib/platform/money/money";

interface Reached {
  month: string;
  mark: "warning" | "exhausted";
}

const TELL = `
UPDATE budget_mark SET told_at = now()
WHERE workspace_id = $1 AND month = $2 AND mark = $3 AND environment = $4::"Environment" AND told_at IS NULL
RETURNING limit_micros::float8 AS "limit", reserved_micros::float8 AS reserved`;

/** Tells the webhooks of one environment that a mark of the month's ceiling was reached. Once, however often it runs. */
export function tellBudget(job: Job, { month, mark }: Reached): Promise<boolean> {
  return asSystem("budget.tell", job, async (ctx) => {
    const [told] = await ctx.sql<{ limit: number; reserved: number }>("budget_tell", TELL, [
      ctx.workspaceId,
      month,
      mark,
      ctx.environment,
    ]);
    if (!told) return false;
    const data = {
      month,
      limit_usd: toUsd(told.limit),
      reserved_usd: toUsd(told.reserved),
      remaining_usd: toUsd(told.limit - told.reserved),
    };
    ctx.record({ subjectType: "budget", subjectId: month, after: { mark, ...data } });
    ctx.emit({ type: `budget.${mark}`, data });
    return true;
  });
}
