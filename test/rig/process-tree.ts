import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";

const TICK_MS = 10;

/** The fields of /proc/PID/stat after the name, which may have spaces and brackets; undefined once it is gone. */
function statOf(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ");
  } catch {
    return undefined;
  }
}

const numbersIn = (folder: string): number[] => readdirSync(folder).map(Number).filter(Number.isInteger);

/** A process and all that it started, and so on. */
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

/** What a process has used of the processors so far. */
export function processorMs(pid: number): number {
  const fields = statOf(pid);
  return fields ? (Number(fields[11]) + Number(fields[12])) * TICK_MS : 0;
}

export const processorMsUnder = (root: number): number =>
  processesUnder(root).reduce((sum, pid) => sum + processorMs(pid), 0);

/**
 * For what has a machine of its own in truth: a process that leads a session, and all that it has started, take the
 * processor when what is measured does not want it. What they start later takes after them.
 */
export function lowerPriority(leader: number, niceness: number): void {
  for (const pid of processesUnder(leader)) {
    try {
      for (const thread of numbersIn(`/proc/${pid}/task`)) setPriority(thread, niceness);
    } catch {
      // It is gone, or so is the thread.
    }
  }
  try {
    // Where Linux shares the processor among sessions first, the niceness of the session is what counts.
    writeFileSync(`/proc/${leader}/autogroup`, String(niceness));
  } catch {
    // It does not.
  }
}
