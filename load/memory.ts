import { readFileSync } from "node:fs";

const KIB_IN_MIB = 1024;

/** What a process holds in memory, in MiB. */
function memoryOf(pid: number): number {
  const [, kib] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kib) / KIB_IN_MIB;
}

/** The most that a process came to hold beyond what it held before, while the work was under way. */
export async function growthDuring<T>(pid: number, work: Promise<T>): Promise<{ result: T; mib: number }> {
  const before = memoryOf(pid);
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 50);
  try {
    const result = await work;
    return { result, mib: most - before };
  } finally {
    clearInterval(look);
  }
}
