import { readFileSync, writeFileSync } from "node:fs";
import { getPriority } from "node:os";
import { log } from "./log";

/**
 * Linux desktops and many servers share the processor among sessions first and among a session's processes only then
 * (`sched_autogroup_enabled`). A process with a session of its own then has a full share, however nice it is. Here its
 * session becomes as nice as the process; one that shares a session leaves it alone.
 * @param pid who leads the session; by default this process
 */
export function matchSessionToNiceness(pid: number = process.pid): void {
  try {
    if (sessionOf(pid) === pid) writeFileSync(`/proc/${pid}/autogroup`, String(getPriority(pid)));
  } catch (error) {
    // Other kernels have no such sessions, and the process may be gone.
    log().debug({ err: error }, "no priority for the session");
  }
}

/** The sixth field; the second is a name in brackets, which may have spaces. */
function sessionOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[3]);
}
