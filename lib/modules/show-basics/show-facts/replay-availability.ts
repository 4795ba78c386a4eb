import type { EventConfig } from "./config-schema";

type ReplayAvailability = "on" | "off" | "expired";

/**
 * Returns whether the host lets people watch a show's recording now. `expired`: it was available until a time that has
 * passed. `after` is an event's configuration, as stored.
 */
export function replayAvailability(after: unknown, now: Date): ReplayAvailability {
  const { replay = "on", until = null } = after as Partial<EventConfig["after"]>;
  if (replay === "off") return "off";
  return replay === "until" && until !== null && Date.parse(until) <= now.getTime() ? "expired" : "on";
}
