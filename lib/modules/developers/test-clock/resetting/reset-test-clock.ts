import type { Ctx } from "@/lib/operation/ctx";
import { PUBLISHED_CLOCK } from "@/lib/platform/test-clock/clock-row";
import { testClockNotice } from "@/lib/platform/test-clock/follow-test-clocks";
import { type PublishedClock, recordTestClock } from "@/lib/platform/test-clock/test-clocks";
import { lockToMove } from "../lock-to-move";
import { MAX_DUE, MAX_UPCOMING, presentTime } from "../present-clock";
import { readPlanned, readRan } from "../read-due";
import type { DueWire, ResetTestClockWire } from "../schema";
import { replanJobs } from "./replan-jobs";

/** The row stays, because every process remembers the highest version it has seen. */
const RESET = `
UPDATE test_clock c SET offset_ms = 0, held_at = NULL, target_at = NULL, version = version + 1
WHERE c.workspace_id = $1 RETURNING ${PUBLISHED_CLOCK}`;

/**
 * Resets the test environment to real time. What ran stays as it happened, and what is planned is replanned.
 */
export async function resetTestClock(ctx: Ctx): Promise<ResetTestClockWire> {
  const state = await lockToMove(ctx);
  const { moved, added } = await replanJobs(ctx, state);
  const [published] = await ctx.sql<PublishedClock & Record<string, unknown>>("test_clock_reset", RESET, [
    ctx.workspaceId,
  ]);
  await ctx.write(testClockNotice());
  const now = new Date(state.now.getTime() - state.offsetSeconds * 1_000);
  ctx.record({
    subjectType: "test_clock",
    subjectId: ctx.workspaceId,
    before: { now: state.now, offset_sec: state.offsetSeconds },
    after: { now, offset_sec: 0, replanned: [...moved, ...added].reduce((sum, { count }) => sum + count, 0) },
  });
  ctx.afterCommit(() => {
    if (published) recordTestClock(published);
  });
  return {
    ...presentTime({ ...state, now, offsetSeconds: 0, targetAt: null }),
    due: await readRan(ctx, state.advance, MAX_DUE),
    upcoming: inOrder(await readPlanned(ctx, now, null, MAX_UPCOMING), added).slice(0, MAX_UPCOMING),
    replanned: inOrder(moved, added).slice(0, MAX_DUE),
  };
}

const inOrder = (some: DueWire[], others: DueWire[]): DueWire[] =>
  [...some, ...others].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
