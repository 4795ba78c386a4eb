import { readFileSync } from "node:fs";

/** A process named so that a recycled number is not taken for it. */
export interface ProcessMark {
  pid: number;
  /** Clock ticks since boot at which it started; null where the system does not tell. */
  started: string | null;
}

export function markProcess(pid: number): ProcessMark {
  return { pid, started: startTime(pid) };
}

/** True while that very process runs (a zombie does not). */
export function isRunning(mark: ProcessMark): boolean {
  try {
    process.kill(mark.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const stat = processStat(mark.pid);
  if (stat === null) return process.platform !== "linux";
  return stat.state !== "Z" && (mark.started === null || mark.started === stat.started);
}

function startTime(pid: number): string | null {
  return processStat(pid)?.started ?? null;
}

function processStat(pid: number): { state: string; started: string } | null {
  try {
    // The name in parentheses may hold spaces; the fields count from behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return { state: fields[0] ?? "", started: fields[19] ?? "" };
  } catch {
    return null;
  }
}
