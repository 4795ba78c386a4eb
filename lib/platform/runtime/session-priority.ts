import { readFileSync, writeFileSync } from "node:fs";
import { getPriority } from "node:os";
import { log } from "./log";

/**
 * Linux desktops and many servers divide the CPU among sessions first and only then among a session's
 * processes (`sched_autogroup_enabled`). A process with its own session then gets a full share, whatever its
 * niceness. This gives its session the niceness of the process. A process that shares a session leaves it
 * alone.
 * @param pid the leader of the session; this process by default
 * @param niceness by default the one that the process has
 */
export function matchSessionToNiceness(pid: number = process.pid, niceness?: number): void {
  try {
    if (sessionOf(pid) === pid) writeFileSync(`/proc/${pid}/autogroup`, String(niceness ?? getPriority(pid)));
  } catch (error) {
    // Other kernels have no such sessions, and the process may have ended.
    log().debug({ err: error }, "no priority for the session");
  }
}

/** The sixth field. The second is a name in parentheses that may contain spaces. */
function sessionOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[3]);
}
