import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import { type ClockState, clockState } from "../clock-state";
import type { testClockContract } from "../contract";
import { lockToMove } from "../lock-to-move";
import { MAX_DUE, presentClock, presentTime } from "../present-clock";
import { readPlanned } from "../read-due";
import { MAX_ADVANCE_SECONDS, type TestClockWire } from "../schema";
import { beginAdvance } from "./begin-advance";
import { driveClock } from "./drive-clock";
import { waitFor } from "./wait-for";

/** Maximum time for a call to wait. The advance continues after it. */
const WAIT_SECONDS = 20;

type Input = InputOf<typeof testClockContract.advanceTestClock>;

/**
 * Holds the clock at its current instant and sets a target. `driveClock` advances it after the commit. If the
 * process dies before the target, another one resumes the advance.
 */
export async function advanceTestClock(ctx: Ctx, input: Input): Promise<TestClockWire> {
  const state = await lockToMove(ctx);
  const target = targetOf(state, input);
  if (ctx.dryRun) return preview(ctx, state, target);
  await beginAdvance(ctx, state.now, target);
  ctx.record({
    subjectType: "test_clock",
    subjectId: ctx.workspaceId,
    before: { now: state.now, offset_sec: state.offsetSeconds },
    after: { now: target },
  });
  ctx.complete(async () => {
    await waitFor(driveClock(ctx.workspaceId), WAIT_SECONDS);
    const reached = await clockState(ctx);
    // The clock runs on from its target. The answer shows where it was set, not how long the call took.
    return { ...(await presentClock(ctx, reached.targetAt ? reached : { ...reached, now: target })) };
  }, WAIT_SECONDS + 1);
  return presentClock(ctx, { ...state, targetAt: target, advance: state.advance + 1 });
}

function targetOf({ now }: ClockState, { now: to, advance_sec: seconds }: Input): Date {
  if (to && seconds !== undefined)
    throw invalid({ advance_sec: "not_allowed" }, "Send either now or advance_sec, not both.");
  if (seconds !== undefined) return new Date(now.getTime() + seconds * 1_000);
  if (!to) throw invalid({ now: "required" }, "Send now or advance_sec.");
  if (to <= now)
    throw invalid(
      { now: "in_past" },
      `The clock only moves forward, and it is already ${now.toISOString()}.`,
    );
  if (to.getTime() - now.getTime() > MAX_ADVANCE_SECONDS * 1_000)
    throw invalid({ now: "too_large" }, "The clock can advance at most 366 days at once.");
  return to;
}

async function preview(ctx: Ctx, state: ClockState, target: Date): Promise<TestClockWire> {
  ctx.record({ subjectType: "test_clock", subjectId: ctx.workspaceId, after: { now: target } });
  const realMs = state.now.getTime() - state.offsetSeconds * 1_000;
  return {
    ...presentTime({ ...state, now: target, offsetSeconds: (target.getTime() - realMs) / 1_000 }),
    due: await readPlanned(ctx, state.now, target, MAX_DUE),
    upcoming: [],
  };
}
