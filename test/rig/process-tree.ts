import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";

const TICK_MS = 10;

/**
 * The fields of /proc/PID/stat after the name, which may contain spaces and parentheses; undefined once the
 * process is gone.
 */
function statOf(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ");
  } catch {
    return undefined;
  }
}

const numbersIn = (folder: string): number[] => readdirSync(folder).map(Number).filter(Number.isInteger);

/** A process and all its descendants. */
export function processesUnder(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const pid of numbersIn("/proc")) {
    const parent = Number(statOf(pid)?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const found = [root];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

/** CPU time of a process so far, in milliseconds. */
export function processorMs(pid: number): number {
  const fields = statOf(pid);
  return fields ? (Number(fields[11]) + Number(fields[12])) * TICK_MS : 0;
}

export const processorMsUnder = (root: number): number =>
  processesUnder(root).reduce((sum, pid) => sum + processorMs(pid), 0);

/**
 * Lowers the priority of a session leader and its descendants, for programs that would run on their own
 * machines: they get the CPU when what is measured doesn't need it. Processes started later inherit it.
 */
export function lowerPriority(leader: number, niceness: number): void {
  for (const pid of processesUnder(leader)) {
    try {
      for (const thread of numbersIn(`/proc/${pid}/task`)) setPriority(thread, niceness);
    } catch {
      // The process or the thread is gone.
    }
  }
  try {
    // If Linux divides CPU time by session first, the session's niceness counts.
    writeFileSync(`/proc/${leader}/autogroup`, String(niceness));
  } catch {
    // It doesn't.
  }
}
