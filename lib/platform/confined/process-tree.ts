import { readdirSync, readFileSync } from "node:fs";

/** What a process and all that came from it use now. Linux only. */
export interface TreeUsage {
  /** The process ids, the first one's child before its own children. */
  pids: number[];
  /** Memory that is theirs alone, or shared among them without a file behind it. */
  memoryBytes: number;
  /** Processor time, of those that have ended among them too. */
  cpuSeconds: number;
}

/** The kernel counts processor time in hundredths of a second, whatever its own tick is. */
const TICKS = 100;

export function treeUsage(root: number): TreeUsage {
  const pids: number[] = [];
  let memoryBytes = 0;
  let cpuSeconds = 0;
  const todo = [root];
  for (let pid = todo.shift(); pid !== undefined; pid = todo.shift()) {
    pids.push(pid);
    memoryBytes += memoryOf(pid);
    cpuSeconds += cpuOf(pid);
    todo.push(...childrenOf(pid));
  }
  return { pids, memoryBytes, cpuSeconds };
}

/** Orphans belong to the first process of their namespace, so the tree has them all. */
export function childrenOf(pid: number): number[] {
  return threadsOf(pid).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(" ").filter(Boolean).map(Number),
  );
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function memoryOf(pid: number): number {
  const status = read(`/proc/${pid}/status`);
  const kib = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
  return (kib("RssAnon") + kib("RssShmem")) * 1024;
}

function cpuOf(pid: number): number {
  // The name in parentheses may hold spaces; the fields count from behind it.
  const fields = read(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ") ?? [];
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / TICKS;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
