import type { Ctx } from "@/lib/operation/ctx";
import { testClockNotice } from "@/lib/platform/test-clock/follow-test-clocks";

const HOLD = `
UPDATE test_clock SET held_at = $2, target_at = $3, advance = advance + 1, version = version + 1, stepped_at = now()
WHERE workspace_id = $1`;

/** Holds the locked clock at an instant and sets a target. Clears what the last advance ran. */
export async function beginAdvance(ctx: Ctx, at: Date, target: Date): Promise<void> {
  await ctx.write({ name: "test_clock_hold", text: HOLD, values: [ctx.workspaceId, at, target] });
  await ctx.write({
    name: "test_clock_forget",
    text: "DELETE FROM test_clock_due WHERE workspace_id = $1",
    values: [ctx.workspaceId],
  });
  await ctx.write(testClockNotice());
}
