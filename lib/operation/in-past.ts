import type { Ctx } from "./ctx";
import { invalid, type Problem } from "./problem";

/** The times of a call, of which any context has both. */
export type CallTimes = Pick<Ctx, "now" | "realNow">;

/** A test clock that runs as real time does is no reason. */
const NOTICED_MS = 1_000;

/**
 * A date that lies behind the workspace's time. Where a test clock is what makes it so, the error says where that clock is:
 * the date may well be ahead on the caller's own.
 */
export function inPast(field: string, { now, realNow }: CallTimes, message?: string): Problem {
  const isAhead = now.getTime() - realNow.getTime() > NOTICED_MS;
  return invalid({ [field]: "in_past" }, isAhead ? byTestClock(field, now) : message);
}

const byTestClock = (field: string, now: Date): string =>
  `Your workspace's test clock is at ${now.toISOString()}; ${field} must be after it. Call resetTestClock to go back to real time.`;
