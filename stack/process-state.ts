import { readFileSync } from "node:fs";

/** Identifies a process even if its id is reused. */
export interface ProcessMark {
  pid: number;
  /** Start time in clock ticks since boot; null if the system doesn't say. */
  started: string | null;
}

export function markProcess(pid: number): ProcessMark {
  return { pid, started: startTime(pid) };
}

/** True while that exact process runs. A zombie doesn't count. */
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
    // The name in parentheses may contain spaces, so fields are counted from after it.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return { state: fields[0] ?? "", started: fields[19] ?? "" };
  } catch {
    return null;
  }
}
