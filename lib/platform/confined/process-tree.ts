import { readdirSync, readFileSync } from "node:fs";

/** Current resource usage of a process and all its descendants. Linux only. */
export interface TreeUsage {
  /** Process ids, with the first process's child before its own children. */
  pids: number[];
  /** Private memory, and shared memory that isn't backed by a file. */
  memoryBytes: number;
  /** CPU time, including that of ended processes. */
  cpuSeconds: number;
}

/** The kernel counts CPU time in hundredths of a second, regardless of its own tick. */
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

/** Orphans belong to the first process of their namespace, so the tree is complete. */
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
  // The name in parentheses may contain spaces, so fields are counted after it.
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
