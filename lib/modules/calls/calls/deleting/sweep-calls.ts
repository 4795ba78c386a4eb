import { asSystem } from "@/lib/operation/as-system";
import { sql } from "@/lib/platform/database/db";
import { sweepEach } from "@/lib/platform/jobs/sweep-each";
import { removeCalls } from "./remove-calls";

/** Maximum number of calls per run. The rest waits for the next run. */
const BATCH = 200;

/** It may have been kept longer in between. */
const STILL_DUE = "SELECT 1 FROM sales_call WHERE id = $1 AND keep_until < $2 FOR UPDATE";

interface Due extends Record<string, unknown> {
  id: string;
  callId: string;
  workspaceId: string;
  environment: "test" | "live";
}

const DUE = `
SELECT id, call_id AS "callId", workspace_id AS "workspaceId", environment FROM sales_call
WHERE keep_until < now() ORDER BY id = ANY ($1::text[]), keep_until LIMIT ${BATCH}`;

/** Deletes calls whose time to be kept is over. */
export const sweepCalls = (): Promise<void> =>
  sweepEach(
    "sales calls",
    (last) => sql<Due>("sales_call_due", DUE, [last]),
    ({ id, callId, ...owner }) =>
      asSystem("calls.sweep", owner, async (ctx) => {
        const still = await ctx.sql("sales_call_still_due", STILL_DUE, [id, ctx.realNow]);
        if (still.length === 0) return;
        await removeCalls(ctx, [{ id, callId, ...owner }]);
        ctx.record({ subjectType: "call", subjectId: callId, after: { deleted: "expired" } });
      }),
  );
