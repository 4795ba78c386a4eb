import type { Ctx } from "@/lib/operation/ctx";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import type { ClockState } from "./clock-state";
import { readPlanned, readRan } from "./read-due";
import type { TestClockWire } from "./schema";

export const MAX_DUE = 500;
export const MAX_UPCOMING = 50;

export async function presentClock(ctx: Ctx, state: ClockState): Promise<TestClockWire> {
  return {
    ...presentTime(state),
    ...(mayList(ctx)
      ? {
          due: await readRan(ctx, state.advance, MAX_DUE),
          upcoming: await readPlanned(ctx, state.now, null, MAX_UPCOMING),
        }
      : { due: [], upcoming: [] }),
  };
}

export const presentTime = ({ now, offsetSeconds, targetAt }: ClockState) => ({
  now: now.toISOString(),
  offset_sec: Math.round(offsetSeconds * 1_000) / 1_000,
  advancing_to: isoOrNull(targetAt),
});

/** A caller limited to certain clients would see shows of others. */
export const mayList = ({ principal }: Ctx): boolean => principal.clientIds.length === 0;
