import type { Ctx } from "./ctx";
import { invalid, type Problem } from "./problem";

/** The times of a call, which any context has. */
export type CallTimes = Pick<Ctx, "now" | "realNow">;

/** A test clock in step with real time is not the cause. */
const NOTICED_MS = 1_000;

/**
 * The error for a date before the workspace's time. If a test clock is the cause, the error states its time,
 * because the date may well be in the future on the caller's own clock.
 */
export function inPast(field: string, { now, realNow }: CallTimes, message?: string): Problem {
  const isAhead = now.getTime() - realNow.getTime() > NOTICED_MS;
  return invalid({ [field]: "in_past" }, isAhead ? byTestClock(field, now) : message);
}

const byTestClock = (field: string, now: Date): string =>
  `Your workspace's test clock is at ${now.toISOString()}, and ${field} is before that. Call resetTestClock to go back to real time.`;
