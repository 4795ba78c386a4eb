import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Identifies a process even if its id is reused. */
export interface ProcessMark {
  pid: number;
  /** Start time: in clock ticks since boot on Linux, elsewhere in words; null if the system doesn't say. */
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

interface Stat {
  state: string;
  started: string;
}

const processStat = (pid: number): Stat | null =>
  process.platform === "linux" ? statFromProc(pid) : statFromPs(pid);

function statFromProc(pid: number): Stat | null {
  try {
    // The name in parentheses may contain spaces, so fields are counted from after it.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return { state: fields[0] ?? "", started: fields[19] ?? "" };
  } catch {
    return null;
  }
}

/** For systems without `/proc`, such as macOS. */
export function statFromPs(pid: number): Stat | null {
  const env = { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, LC_ALL: "C", TZ: "UTC" };
  const { stdout } = spawnSync("ps", ["-o", "state=,lstart=", "-p", String(pid)], { encoding: "utf8", env });
  const [state = "", ...started] = (stdout ?? "").trim().split(/\s+/);
  return started.length === 0 ? null : { state: state.slice(0, 1), started: started.join(" ") };
}
