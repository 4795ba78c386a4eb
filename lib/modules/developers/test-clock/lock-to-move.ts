import type { Ctx } from "@/lib/operation/ctx";
import { Problem, stateConflict } from "@/lib/operation/problem";
import { type ClockState, lockClock } from "./clock-state";
import { mayList } from "./present-clock";
import { requireTest } from "./require-test";

/**
 * Locks the clock for a change that affects the workspace's whole test environment.
 * @throws `test_environment_only`, `insufficient_scope`, and `version_conflict` while it is being advanced
 */
export async function lockToMove(ctx: Ctx): Promise<ClockState> {
  requireTest(ctx);
  if (!mayList(ctx))
    throw new Problem(
      "insufficient_scope",
      "This key is limited to certain clients, and the test clock is shared by all of them. Use a key without that limit.",
    );
  const state = await lockClock(ctx);
  if (state.targetAt)
    throw stateConflict(
      "advancing",
      `The clock is still advancing to ${state.targetAt.toISOString()}. Try again once it has arrived.`,
    );
  return state;
}
