import { asSystem } from "@/lib/operation/as-system";
import { sql } from "@/lib/platform/database/db";

/** Maximum number of calls per run. The rest waits for the next run. */
const BATCH = 200;

interface Due extends Record<string, unknown> {
  id: string;
  callId: string;
  workspaceId: string;
  environment: "test" | "live";
}

/** Deletes calls whose time to be kept is over. */
export async function sweepCalls(): Promise<void> {
  const due = await sql<Due>(
    "sales_call_due",
    `SELECT id, call_id AS "callId", workspace_id AS "workspaceId", environment FROM sales_call
     WHERE keep_until < now() ORDER BY keep_until LIMIT ${BATCH}`,
  );
  for (const { id, callId, ...owner } of due)
    await asSystem("calls.sweep", owner, async (ctx) => {
      const { count } = await ctx.db.salesCall.deleteMany({ where: { id, keepUntil: { lt: ctx.realNow } } });
      if (count > 0) ctx.record({ subjectType: "call", subjectId: callId, after: { deleted: "expired" } });
    });
}
