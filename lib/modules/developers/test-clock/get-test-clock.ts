import type { Ctx } from "@/lib/operation/ctx";
import { clockState } from "./clock-state";
import { presentClock } from "./present-clock";
import { requireTest } from "./require-test";
import type { TestClockWire } from "./schema";

export async function getTestClock(ctx: Ctx): Promise<TestClockWire> {
  requireTest(ctx);
  return presentClock(ctx, await clockState(ctx));
}
