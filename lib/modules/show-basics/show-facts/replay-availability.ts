import type { EventConfig } from "./config-schema";

type After = Partial<EventConfig["after"]>;
type ReplayAvailability = "on" | "off" | "expired";

/**
 * Returns whether the host lets people watch a show's recording now. `expired`: it was available until a time that has
 * passed. `after` is an event's configuration, as stored.
 */
export function replayAvailability(after: unknown, now: Date): ReplayAvailability {
  if ((after as After).replay === "off") return "off";
  const end = replayEnd(after);
  return end && end <= now ? "expired" : "on";
}

/** Returns until when the replay is available, or null if it stays. */
export function replayEnd(after: unknown): Date | null {
  const { replay = "on", until = null } = after as After;
  return replay === "until" && until !== null ? new Date(until) : null;
}
